import { hour } from '../kernel/time/durations.ts'

export const followStatus = { following: 0, notFollowing: 1, waiting: 2 } as const
export type FollowStatus = (typeof followStatus)[keyof typeof followStatus]

/** A browser that repeats a follow request gets no second confirmation mail before this time has passed. */
export const mailAgainAfter = hour / 6
/** One mailbox gets at most this many confirmation mails a day, so that the site cannot be used to flood it. */
export const maxRequestsPerDay = 5
/** Unconfirmed follows are deleted after this time. */
export const confirmWithin = 7 * 24 * hour
/** Ended follows are deleted after this time. */
export const forgetAfter = 30 * 24 * hour

/** Changes of one offering within this time go into one mail. */
export const gatherChanges = hour / 12
/** A follower gets at most one mail of an offering in this time. */
export const notifyAgainAfter = hour

export function offersToFollow(status: FollowStatus | undefined): boolean {
  return status === undefined || status === followStatus.notFollowing
}
