import type { Candle } from '../../domain/market/chart/candle.ts'
import {
  keptSeconds,
  storedUnits,
  type Coverage,
  type StoredUnit,
} from '../../domain/market/chart/chart-unit.ts'
import { priceBounds } from '../../domain/market/quotes/believable.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import type { Queries } from '../database/database.ts'

type CandleRow = Omit<Candle, 'time'> & { readonly time: string }

const givenCandles = `jsonb_to_recordset($2::jsonb) as given (time bigint, open double precision, high double precision,
  low double precision, close double precision, volume double precision)`
const replacedCandle = `open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close,
  volume = excluded.volume, imported = excluded.imported`

/**
 * In the order of time, both ends among them, put together to points of `bucket` seconds. Done here, so that a few
 * hundred points travel and not thousands of candles.
 */
export async function storedCandles(
  { coinId, unit, bucket, start, end }: CandlesWanted,
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

interface CandlesWanted {
  readonly coinId: string
  readonly unit: StoredUnit
  readonly bucket: number
  readonly start: number
  readonly end: number
}

/** Of each unit that has candles of this coin in the span, the first and the last. */
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

/** Each quote goes into the candle of its five minutes, its hour and its day. Volumes of a candle nobody tells. */
export async function addQuotesToCandles(coins: readonly QuotedCoin[], { query }: Queries): Promise<void> {
  const priced = coins.flatMap(({ coin, quote: { price, quotedAt } }) =>
    price === null || quotedAt === null
      ? []
      : [{ coin_id: coin.id, price, second: Math.floor(quotedAt / 1000) }],
  )
  await query(
    `insert into candles (coin, unit, time, open, high, low, close)
     select coin_no, unit, second - second % unit, price, price, price, price
     from jsonb_to_recordset($1::jsonb) as given (coin_id text, price double precision, second bigint)
     join coins using (coin_id) cross join unnest($2::integer[]) as units (unit)
     order by 1, 2, 3
     on conflict (coin, unit, time) do update
     set high = greatest(candles.high, excluded.high), low = least(candles.low, excluded.low),
         close = excluded.close
     where not candles.imported`,
    [JSON.stringify(priced), storedUnits],
  )
}

/** The past as a source tells it; what is here already stays. */
export async function addPastCandles(
  { coinId, unit, candles }: { coinId: string; unit: StoredUnit; candles: readonly Candle[] },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into candles (coin, unit, time, open, high, low, close, volume)
     select coin_no, $3, time, open, high, low, close, volume
     from coins, ${givenCandles} where coin_id = $1 on conflict (coin, unit, time) do nothing`,
    [coinId, JSON.stringify(candles), unit],
  )
}

/** Forgets what is older than its unit is kept; a few coins at a time, for the key begins with the coin. */
export async function forgetOldCandles(
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

/** Takes out what nobody believes: candles of the future, and prices out of all bounds where no other is known. */
export async function mendCandles(
  { coinNos, future }: { coinNos: readonly number[]; future: Date },
  { query }: Queries,
): Promise<void> {
  const { least, most } = priceBounds
  await query(
    `delete from candles where coin = any($1::integer[]) and not imported
       and (time > $2 or greatest(open, close) > $4 or least(open, close) < $3)`,
    [coinNos, Math.floor(future.getTime() / 1000), least, most],
  )
  await query(
    `update candles set high = least(high, greatest(open, close)), low = greatest(low, least(open, close))
     where coin = any($1::integer[]) and not imported and (high > $3 or low < $2)`,
    [coinNos, least, most],
  )
}

/** Those an operator brought; what a source wrote in their place is as if it were not there. */
export async function candlesAt(
  { coinId, unit, times }: { coinId: string; unit: StoredUnit; times: readonly number[] },
  { query }: Queries,
): Promise<Candle[]> {
  const rows = await query<CandleRow>(
    `select time, open, high, low, close, volume from candles
     where coin = (select coin_no from coins where coin_id = $1) and unit = $2 and time = any($3::bigint[]) and imported`,
    [coinId, unit, times],
  )
  return rows.map((row) => ({ ...row, time: Number(row.time) }))
}

/** What an operator says, whatever was there. */
export async function replaceCandles(
  { coinId, unit, candles }: { coinId: string; unit: StoredUnit; candles: readonly Candle[] },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into candles (coin, unit, time, open, high, low, close, volume, imported)
     select coin_no, $3, time, open, high, low, close, volume, true from coins, ${givenCandles}
     where coin_id = $1
     on conflict (coin, unit, time) do update set ${replacedCandle}`,
    [coinId, JSON.stringify(candles), unit],
  )
}

/** Makes the longer candles from the first to the last of these moments anew from all shorter ones in them. */
export async function rollUpCandles(
  { coinId, unit, times }: { coinId: string; unit: StoredUnit; times: readonly number[] },
  { query }: Queries,
): Promise<void> {
  const first = times.reduce((a, b) => Math.min(a, b))
  const last = times.reduce((a, b) => Math.max(a, b))
  for (const longer of storedUnits.filter((candidate) => candidate > unit)) {
    const start = first - (first % longer)
    const end = last - (last % longer) + longer - 1
    await query(
      `insert into candles (coin, unit, time, open, high, low, close, volume, imported)
       select coin, $3::integer, time - time % $3::integer, (array_agg(open order by time))[1], max(high), min(low),
         (array_agg(close order by time desc))[1], sum(volume), true
       from candles
       where coin = (select coin_no from coins where coin_id = $1) and unit = $2 and time between $4 and $5
       group by coin, time - time % $3::integer
       on conflict (coin, unit, time) do update set ${replacedCandle}`,
      [coinId, unit, longer, start, end],
    )
  }
}
