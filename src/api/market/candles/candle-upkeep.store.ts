import { keptSeconds, storedUnits } from '../../../domain/market/chart/chart-unit.ts'
import { priceBounds } from '../../../domain/market/quotes/believable.ts'
import type { Queries } from '../../database/database.ts'

/**
 * Deletes candles beyond the retention of their unit, for a few coins at a time, because the primary key begins with
 * the coin.
 */
export async function deleteOldCandles(
  { coinNos, now }: { coinNos: readonly number[]; now: number },
  { query }: Queries,
): Promise<void> {
  for (const unit of storedUnits) {
    if (!Number.isFinite(keptSeconds[unit])) continue
    await query(
      'delete from candles where coin = any($1::integer[]) and unit = $2 and time < $3 and not imported',
      [coinNos, unit, Math.floor(now / 1000) - keptSeconds[unit]],
    )
  }
}

export async function coinNosAfter(
  { after, limit }: { after: number; limit: number },
  { query }: Queries,
): Promise<number[]> {
  const rows = await query<{ coin_no: number }>(
    'select coin_no from coins where coin_no > $1 order by coin_no limit $2',
    [after, limit],
  )
  return rows.map(({ coin_no }) => coin_no)
}

export async function repairCandles(
  { coinNos, future }: { coinNos: readonly number[]; future: Date },
  { query }: Queries,
): Promise<void> {
  const { min, max } = priceBounds
  await query(
    `delete from candles where coin = any($1::integer[]) and not imported
       and (time > $2 or greatest(open, close) > $4 or least(open, close) < $3)`,
    [coinNos, Math.floor(future.getTime() / 1000), min, max],
  )
  await query(
    `update candles set high = least(high, greatest(open, close)), low = greatest(low, least(open, close))
     where coin = any($1::integer[]) and not imported and (high > $3 or low < $2)`,
    [coinNos, min, max],
  )
}
