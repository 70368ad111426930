import type { Trigger } from '../../domain/follow/preferences.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'

export interface DueFollower {
  follow_id: string
  email: string
  language: Language
  salt: string
  triggers: Trigger[]
  follower_id: string
  follower_salt: string
  notified_before: Date | null
}

export interface DueChanges extends DueFollower {
  change_ids: string[]
}

export const followerColumns = `notified.follow_id::text as follow_id, email, notified.language, notified.salt, triggers, notified_before,
  follower_id::text as follower_id, followers.salt as follower_salt`
/**
 * The SQL condition that a follower has paused mails; `$3` is the current time. Notices of paused followers are dropped, so that
 * no pile of mails follows a pause.
 */
export const isPaused = 'paused_at is not null and coalesce(paused_until > $3, true)'

interface TakeNoticesQuery {
  readonly noticedBefore: Date
  readonly notifiedBefore: Date
  readonly now: Date
  readonly limit: number
  readonly after: string
  /**
   * Follows are divided among `lanes` parallel workers: this worker takes those whose id modulo `lanes` is `lane`. All workers
   * read the same notices and filter them afterwards: with the filter in the inner query PostgreSQL would not use the order of
   * the index and would read all notices each time.
   */
  readonly lane: number
  readonly lanes: number
}

/**
 * Takes due notices, deletes them and marks their followers as notified; the caller queues the mails in the same transaction. Two
 * instances take the notices of different followers. `last` is undefined if no notices are left.
 */
export async function takeNotices(
  { noticedBefore, notifiedBefore, now, limit, after, lane, lanes }: TakeNoticesQuery,
  { query }: Queries,
): Promise<{ last: string | undefined; due: DueChanges[] }> {
  const rows = await query<DueChanges & { last: string | null; follow_id: string | null }>(
    `with looked_at as materialized (
       select follow_id from follow_notices where follow_id > $5 and noticed_at <= $1
       order by follow_id, change_id limit $4 * $7::integer
     ), due as materialized (
       select follow_id, told_at as notified_before from follows
       where follow_id = any (array(select follow_id from looked_at where follow_id % $7::integer = $6::integer))
         and (told_at is null or told_at <= $2)
       for update skip locked
     ), taken as (
       delete from follow_notices where follow_id = any (array(select follow_id from due))
       returning follow_id, change_id
     ), notified as (
       update follows set told_at = $3 from due where follows.follow_id = due.follow_id and status = 0
         and not exists (select from followers where followers.email_key = follows.email_key and ${isPaused})
       returning follows.follow_id, email, email_key, language, salt, triggers, notified_before
     ), due_changes as (
       select ${followerColumns}, change_ids
       from notified join followers using (email_key) join (
         select follow_id, array_agg(change_id::text order by change_id desc) as change_ids from taken group by follow_id
       ) as changes using (follow_id)
     )
     select last, due_changes.* from (select max(follow_id)::text as last from looked_at) as looked
       left join due_changes on true`,
    [noticedBefore, notifiedBefore, now, limit, after, lane, lanes],
  )
  return { last: rows[0]?.last ?? undefined, due: rows.filter((row) => row.follow_id !== null) }
}

/**
 * Restores the previous time of notification of followers who got no mail after all, so that their next change does not wait for
 * an hour.
 */
export async function restoreNotifiedAt(
  followers: readonly Pick<DueFollower, 'follow_id' | 'notified_before'>[],
  { query }: Queries,
): Promise<void> {
  if (followers.length === 0) return
  await query(
    `update follows set told_at = restored.notified_before
     from unnest($1::bigint[], $2::timestamptz[]) as restored (follow_id, notified_before)
     where follows.follow_id = restored.follow_id`,
    [followers.map(({ follow_id: id }) => id), followers.map(({ notified_before: at }) => at)],
  )
}
