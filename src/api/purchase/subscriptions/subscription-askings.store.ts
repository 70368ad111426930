import type { Queries } from '../../database/database.ts'

/** True for one of those who would ask within a moment. */
export async function mayAsk(
  { id, now, notSince }: { id: string; now: Date; notSince: Date },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `update subscriptions set asked_at = $2 where subscription_id = $1 and (asked_at is null or asked_at <= $3) returning 1`,
    [id, now, notSince],
  )
  return rows.length > 0
}

/** The next that the provider has to be asked about. It is nobody else's until `askAgain`, whatever comes of it. */
export async function takeDue(
  { now, askAgain }: { now: Date; askAgain: Date },
  { query }: Queries,
): Promise<string | undefined> {
  const [row] = await query<{ subscription_id: string }>(
    `update subscriptions set ask_after = $2, asked_at = $1 where subscription_id = (
       select subscription_id from subscriptions where ask_after <= $1 order by ask_after limit 1 for update skip locked
     ) returning subscription_id::text as subscription_id`,
    [now, askAgain],
  )
  return row?.subscription_id
}
