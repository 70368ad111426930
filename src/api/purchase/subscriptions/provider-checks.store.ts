import type { Queries } from '../../database/database.ts'

/** Claims the right to fetch facts from the provider now: of concurrent callers only one gets true. */
export async function claimCheck(
  { id, now, notSince }: { id: string; now: Date; notSince: Date },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `update subscriptions set asked_at = $2 where subscription_id = $1 and (asked_at is null or asked_at <= $3) returning 1`,
    [id, now, notSince],
  )
  return rows.length > 0
}

/**
 * Claims the subscription whose check is due first. No other instance gets it before `nextCheckAt`, whether the check
 * succeeds or not.
 */
export async function takeDueCheck(
  { now, nextCheckAt }: { now: Date; nextCheckAt: Date },
  { query }: Queries,
): Promise<string | undefined> {
  const [row] = await query<{ subscription_id: string }>(
    `update subscriptions set ask_after = $2, asked_at = $1 where subscription_id = (
       select subscription_id from subscriptions where ask_after <= $1 order by ask_after limit 1 for update skip locked
     ) returning subscription_id::text as subscription_id`,
    [now, nextCheckAt],
  )
  return row?.subscription_id
}
