/** What a follow record says. */
export const followStatus = { following: 0, notFollowing: 1, waiting: 2 } as const
export type FollowStatus = (typeof followStatus)[keyof typeof followStatus]

const hour = 3_600_000

/** Kinder to a mailbox than to a fast clicker: the same browser is not written to again before this. */
export const mailAgainAfter = hour / 6
/** However many ask, and for whatever: nobody can fill a mailbox through us. */
export const maxRequestsPerDay = 5
/** Who has not confirmed by then is forgotten. */
export const confirmWithin = 7 * 24 * hour
/** Who has left is forgotten. */
export const forgetAfter = 30 * 24 * hour

/** Changes that come together go out together. */
export const gatherChanges = hour / 12
/** And no more than one mail in this time. */
export const tellAgainAfter = hour

/** The sign-up stands where nobody has followed yet, or has left again. */
export function offersToFollow(status: FollowStatus | undefined): boolean {
  return status === undefined || status === followStatus.notFollowing
}
