import type { Trigger } from '../../domain/follow/preferences.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { FollowLinks } from './follow-links.ts'
import type { DueFollower } from './follow-notices.store.ts'
import type { FollowMails, NewsEntry } from './follow.mails.ts'

/** A few hundredths of a second of work, so that nobody waits for it. */
export const maxConcurrent = 1_500
export const maxEntries = 20

/** A change in a language; undefined when it is nothing to write about, or its offering is not to be seen. */
export type TellChange = (
  changeId: string,
  language: Language,
) => (NewsEntry & { readonly name: string; readonly kinds: readonly Trigger[] }) | undefined

export interface FollowNews {
  readonly changes: (changeIds: readonly string[], queries: Queries) => Promise<TellChange>
  /** What is new on the site, the latest first; what is no change has no kinds. */
  readonly latest: (
    language: Language,
    queries: Queries,
  ) => Promise<
    readonly (NewsEntry & { readonly at: Date; readonly kinds?: readonly Trigger[] | undefined })[]
  >
}

export interface Telling {
  readonly database: Database
  readonly links: FollowLinks
  readonly mails: FollowMails
  readonly queue: MailQueue
  readonly news: FollowNews
  readonly now: () => Date
}

/** Each group with the first of it, who stands for all. */
export function firsts<Told>(groups: ReadonlyMap<unknown, readonly Told[]>): [Told, readonly Told[]][] {
  return [...groups.values()].flatMap((told) =>
    told.slice(0, 1).map((first) => [first, told] as [Told, Told[]]),
  )
}

export function before(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() - milliseconds)
}

export function readersOf(followers: readonly DueFollower[], { links }: { links: FollowLinks }) {
  return followers.map(({ follow_id: id, salt, email, ...own }) => ({
    to: email,
    proof: links.write({ kind: 'stop', id, salt }),
    holderProof: links.write({ kind: 'preferences', id: own.follower_id, salt: own.follower_salt }),
  }))
}
