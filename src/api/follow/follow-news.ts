import type { Trigger } from '../../domain/follow/preferences.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { FollowLinks } from './follow-links.ts'
import type { DueFollower } from './follow-notices.store.ts'
import type { FollowMails, NewsEntry } from './follow.mails.ts'

/** Followers per batch: a few hundredths of a second of work, so that requests are not delayed. */
export const batchSize = 1_500
export const maxEntries = 20

/** Describes a change of an offering in a language; undefined if the change is not worth a mail or its offering is hidden. */
export type DescribeChange = (
  changeId: string,
  language: Language,
) => (NewsEntry & { readonly name: string; readonly kinds: readonly Trigger[] }) | undefined

export interface FollowNews {
  readonly changes: (changeIds: readonly string[], queries: Queries) => Promise<DescribeChange>
  /**
   * News of the site, the newest first. `kinds` are the triggers that an item belongs to; only changes of offerings have them.
   */
  readonly latest: (
    language: Language,
    queries: Queries,
  ) => Promise<
    readonly (NewsEntry & { readonly at: Date; readonly kinds?: readonly Trigger[] | undefined })[]
  >
}

export interface NewsDeps {
  readonly database: Database
  readonly links: FollowLinks
  readonly mails: FollowMails
  readonly queue: MailQueue
  readonly news: FollowNews
  readonly now: () => Date
}

export function withFirst<Row>(groups: ReadonlyMap<unknown, readonly Row[]>): [Row, readonly Row[]][] {
  return [...groups.values()].flatMap((rows) =>
    rows.slice(0, 1).map((first) => [first, rows] as [Row, Row[]]),
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
