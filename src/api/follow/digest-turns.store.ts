import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import { toldColumns, isPaused, type DueFollower } from './follow-notices.store.ts'

/** Takes followers of the site in a language who have not been told since then, and when they were. */
export async function takeForDigest(
  {
    language,
    notifiedBefore,
    now,
    limit,
  }: { language: Language; notifiedBefore: Date; now: Date; limit: number },
  { query }: Queries,
): Promise<(DueFollower & { told_before: Date; is_paused: boolean })[]> {
  return query<DueFollower & { told_before: Date; is_paused: boolean }>(
    `with due as (
       select follow_id, told_at as told_before from follows
       where status = 0 and item_id is null and language = $1 and told_at < $2
       order by told_at limit $4 for update skip locked
     ), told as (
       update follows set told_at = $3 from due where follows.follow_id = due.follow_id
       returning follows.follow_id, email, email_key, language, salt, triggers, told_before
     )
     select ${toldColumns}, ${isPaused} as is_paused from told join followers using (email_key)`,
    [language, notifiedBefore, now, limit],
  )
}
