import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import { followerColumns, isPaused, type DueFollower } from './follow-notices.store.ts'

export async function takeDueForDigest(
  {
    language,
    notifiedBefore,
    now,
    limit,
  }: { language: Language; notifiedBefore: Date; now: Date; limit: number },
  { query }: Queries,
): Promise<(DueFollower & { notified_before: Date; is_paused: boolean })[]> {
  return query<DueFollower & { notified_before: Date; is_paused: boolean }>(
    `with due as (
       select follow_id, told_at as notified_before from follows
       where status = 0 and item_id is null and language = $1 and told_at < $2
       order by told_at limit $4 for update skip locked
     ), notified as (
       update follows set told_at = $3 from due where follows.follow_id = due.follow_id
       returning follows.follow_id, email, email_key, language, salt, triggers, notified_before
     )
     select ${followerColumns}, ${isPaused} as is_paused from notified join followers using (email_key)`,
    [language, notifiedBefore, now, limit],
  )
}
