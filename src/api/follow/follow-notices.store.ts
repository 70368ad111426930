import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'

export interface DueFollower {
  follow_id: string
  email: string
  language: Language
  salt: string
}

export interface DueChanges extends DueFollower {
  change_ids: string[]
}

const columns = 'follow_id::text as follow_id, email, language, salt'

/**
 * Takes the notices of followers who are to be told now; they are told in the same transaction, or not at all. Two
 * instances take different followers.
 */
export async function takeNotices(
  {
    noticedBefore,
    toldBefore,
    now,
    limit,
  }: { noticedBefore: Date; toldBefore: Date; now: Date; limit: number },
  { query }: Queries,
): Promise<DueChanges[]> {
  return query<DueChanges>(
    `with due as (
       select follow_id from follows
       where follow_id in (select follow_id from follow_notices where noticed_at <= $1)
         and (told_at is null or told_at <= $2)
       order by follow_id limit $4 for update skip locked
     ), taken as (
       delete from follow_notices using due where follow_notices.follow_id = due.follow_id
       returning follow_notices.follow_id, change_id
     ), told as (
       update follows set told_at = $3 from due where follows.follow_id = due.follow_id and status = 0
       returning follows.follow_id, email, language, salt
     )
     select ${columns}, array_agg(change_id::text order by change_id desc) as change_ids
     from told join taken using (follow_id) group by follow_id, email, language, salt`,
    [noticedBefore, toldBefore, now, limit],
  )
}

/** Takes followers of the site in a language who have not been told since then, and when they were. */
export async function takeForDigest(
  { language, toldBefore, now, limit }: { language: Language; toldBefore: Date; now: Date; limit: number },
  { query }: Queries,
): Promise<(DueFollower & { told_before: Date })[]> {
  return query<DueFollower & { told_before: Date }>(
    `with due as (
       select follow_id, told_at as told_before from follows
       where status = 0 and item_id is null and language = $1 and told_at < $2
       order by told_at limit $4 for update skip locked
     )
     update follows set told_at = $3 from due where follows.follow_id = due.follow_id
     returning follows.follow_id::text as follow_id, email, language, salt, told_before`,
    [language, toldBefore, now, limit],
  )
}
