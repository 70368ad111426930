import type { Candle } from '../../../domain/market/chart/candle.ts'
import { storedUnits, type StoredUnit } from '../../../domain/market/chart/chart-unit.ts'
import type { QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import type { Queries } from '../../database/database.ts'
import { candleRecords } from './candles.store.ts'

/** Adds each quote to its candles of five minutes, an hour and a day. Their volume stays unknown. */
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

/** Adds past candles of a source; candles that are already stored are kept. */
export async function addPastCandles(
  { coinId, unit, candles }: { coinId: string; unit: StoredUnit; candles: readonly Candle[] },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into candles (coin, unit, time, open, high, low, close, volume)
     select coin_no, $3, time, open, high, low, close, volume
     from coins, ${candleRecords} where coin_id = $1 on conflict (coin, unit, time) do nothing`,
    [coinId, JSON.stringify(candles), unit],
  )
}
