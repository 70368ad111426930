import type { Queries } from '../database/database.ts'

export async function coinWithoutHistory(
  { source, now }: { source: string; now: Date },
  { query }: Queries,
): Promise<string | undefined> {
  const [row] = await query<{ coin_id: string }>(
    `select coin_id from coins
     where history_at is null and source = $1 and (history_due is null or history_due <= $2)
     order by market_cap_usd desc nulls last limit 1`,
    [source, now],
  )
  return row?.coin_id
}

export async function markHistory(
  { coinId, now }: { coinId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update coins set history_at = $2, history_due = null where coin_id = $1', [coinId, now])
}

/** Postpones the import of a coin's past prices if they are unavailable: by ten minutes, then twenty and so on, up to a week. */
export async function postponeHistory(
  { coinId, now }: { coinId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `update coins set history_tries = history_tries + 1,
       history_due = $2::timestamptz + least(interval '10 minutes' * (2 ^ least(history_tries, 20)), interval '7 days')
     where coin_id = $1`,
    [coinId, now],
  )
}
