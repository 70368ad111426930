import type { Language } from '../../domain/kernel/site/language.ts'
import type { Trigger } from '../../domain/follow/preferences.ts'
import type { Queries } from '../database/database.ts'

export interface DueFollower {
  follow_id: string
  email: string
  language: Language
  salt: string
  triggers: Trigger[]
  follower_id: string
  follower_salt: string
  /** When they were told the last time. */
  told_before: Date | null
}

export interface DueChanges extends DueFollower {
  change_ids: string[]
}

export const toldColumns = `told.follow_id::text as follow_id, email, told.language, told.salt, triggers, told_before,
  follower_id::text as follower_id, followers.salt as follower_salt`
/** `$3` is now. What would be told to who has paused is let go: a pause ends without a pile of mails. */
export const isPaused = 'paused_at is not null and coalesce(paused_until > $3, true)'

interface TakenNotices {
  readonly noticedBefore: Date
  readonly notifiedBefore: Date
  readonly now: Date
  readonly limit: number
  /** Where to go on: the last follow that was looked at. */
  readonly after: string
  /**
   * Which of so many that look at once this is. All look at the same notices and choose theirs of them: choosing while looking
   * hides from PostgreSQL that the next ones stand first in the index, and it reads all notices each time.
   */
  readonly lane: number
  readonly lanes: number
}

/**
 * Takes the notices of followers who are to be told now; they are told in the same transaction, or not at all. Two
 * instances take different followers. `last` is undefined when there was nobody to look at.
 */
export async function takeNotices(
  { noticedBefore, notifiedBefore, now, limit, after, lane, lanes }: TakenNotices,
  { query }: Queries,
): Promise<{ last: string | undefined; due: DueChanges[] }> {
  const rows = await query<DueChanges & { last: string | null; follow_id: string | null }>(
    `with looked_at as materialized (
       select follow_id from follow_notices where follow_id > $5 and noticed_at <= $1
       order by follow_id, change_id limit $4 * $7::integer
     ), due as materialized (
       select follow_id, told_at as told_before from follows
       where follow_id = any (array(select follow_id from looked_at where follow_id % $7::integer = $6::integer))
         and (told_at is null or told_at <= $2)
       for update skip locked
     ), taken as (
       delete from follow_notices where follow_id = any (array(select follow_id from due))
       returning follow_id, change_id
     ), told as (
       update follows set told_at = $3 from due where follows.follow_id = due.follow_id and status = 0
         and not exists (select from followers where followers.email_key = follows.email_key and ${isPaused})
       returning follows.follow_id, email, email_key, language, salt, triggers, told_before
     ), due_changes as (
       select ${toldColumns}, change_ids
       from told join followers using (email_key) join (
         select follow_id, array_agg(change_id::text order by change_id desc) as change_ids from taken group by follow_id
       ) as changes using (follow_id)
     )
     select last, due_changes.* from (select max(follow_id)::text as last from looked_at) as looked
       left join due_changes on true`,
    [noticedBefore, notifiedBefore, now, limit, after, lane, lanes],
  )
  return { last: rows[0]?.last ?? undefined, due: rows.filter((row) => row.follow_id !== null) }
}

/** They were looked at and there was nothing to tell: the next change need not wait for an hour to pass. */
export async function giveTurnBack(
  followers: readonly Pick<DueFollower, 'follow_id' | 'told_before'>[],
  { query }: Queries,
): Promise<void> {
  if (followers.length === 0) return
  await query(
    `update follows set told_at = given.told_before
     from unnest($1::bigint[], $2::timestamptz[]) as given (follow_id, told_before)
     where follows.follow_id = given.follow_id`,
    [followers.map(({ follow_id: id }) => id), followers.map(({ told_before: at }) => at)],
  )
}
