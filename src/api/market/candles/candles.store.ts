import type { Candle } from '../../../domain/market/chart/candle.ts'
import { storedUnits, type Coverage, type StoredUnit } from '../../../domain/market/chart/chart-unit.ts'
import type { Queries } from '../../database/database.ts'

export type CandleRow = Omit<Candle, 'time'> & { readonly time: string }

export const candleRecords = `jsonb_to_recordset($2::jsonb) as given (time bigint, open double precision, high double precision,
  low double precision, close double precision, volume double precision)`

/**
 * Candles from `start` to `end` (both included), ordered by time and combined into points of `bucket` seconds. The
 * database combines them, so that hundreds of points are transferred instead of thousands of candles.
 */
export async function storedCandles(
  { coinId, unit, bucket, start, end }: StoredCandlesQuery,
  { query }: Queries,
): Promise<Candle[]> {
  const rows = await query<CandleRow>(
    `select bucket as time, (array_agg(open))[1] as open, max(high) as high, min(low) as low,
       (array_agg(close))[count(*)] as close, sum(volume) as volume
     from (
       select time - time % $5::integer as bucket, open, high, low, close, volume from candles
       where coin = (select coin_no from coins where coin_id = $1) and unit = $2 and time between $3 and $4
       order by bucket, time
     ) as ordered
     group by bucket order by bucket`,
    [coinId, unit, start, end, bucket],
  )
  return rows.map((row) => ({ ...row, time: Number(row.time) }))
}

interface StoredCandlesQuery {
  readonly coinId: string
  readonly unit: StoredUnit
  readonly bucket: number
  readonly start: number
  readonly end: number
}

export async function storedCoverage(
  { coinId, start, end }: { coinId: string; start: number; end: number },
  { query }: Queries,
): Promise<Coverage[]> {
  const rows = await query<{ unit: StoredUnit; first: string | null; last: string | null }>(
    `select unit, ends.first, ends.last
     from coins cross join unnest($4::integer[]) as units (unit)
     cross join lateral (select min(time) as first, max(time) as last from candles
       where coin = coin_no and candles.unit = units.unit and time between $2 and $3) as ends
     where coin_id = $1`,
    [coinId, start, end, storedUnits],
  )
  return rows.flatMap(({ unit, first, last }) =>
    first === null || last === null ? [] : [{ unit, first: Number(first), last: Number(last) }],
  )
}
