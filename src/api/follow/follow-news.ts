import type { Trigger } from '../../domain/follow/preferences.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { FollowLinks } from './follow-links.ts'
import type { DueFollower } from './follow-notices.store.ts'
import type { FollowMails, NewsEntry } from './follow.mails.ts'

/** Followers per batch: a few hundredths of a second of work, so that requests are not delayed. */
export const batchSize = 1_500

/**
 * Describes in a language what several changes of an offering have changed in the end; undefined if that is nothing worth a
 * mail, or if the offering is hidden.
 */
export type DescribeChanges = (
  changeIds: readonly string[],
  language: Language,
) => (NewsEntry & { readonly name: string; readonly kinds: readonly Trigger[] }) | undefined

/** News of the site after a moment: new offerings, and what has changed in others. */
export interface NewsSince {
  /** The number of events after a moment: followers with the same number have the same news. */
  readonly count: (from: Date) => number
  readonly read: (wanted: {
    readonly from: Date
    readonly wants: (kinds: readonly Trigger[]) => boolean
    readonly limit: number
    readonly language: Language
  }) => Promise<{ readonly total: number; readonly entries: readonly NewsEntry[] }>
}

export interface FollowNews {
  readonly changes: (changeIds: readonly string[], queries: Queries) => Promise<DescribeChanges>
  readonly since: (moment: Date, queries: Queries) => Promise<NewsSince>
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
