import type { Candle } from '../../../domain/market/chart/candle.ts'
import { storedUnits, type StoredUnit } from '../../../domain/market/chart/chart-unit.ts'
import type { Queries } from '../../database/database.ts'
import { candleRecords, type CandleRow } from './candles.store.ts'

const replacedCandle = `open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close,
  volume = excluded.volume, imported = excluded.imported`

/** Imported candles at these times; candles from a source are ignored, because an import replaces them. */
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

export async function replaceCandles(
  { coinId, unit, candles }: { coinId: string; unit: StoredUnit; candles: readonly Candle[] },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into candles (coin, unit, time, open, high, low, close, volume, imported)
     select coin_no, $3, time, open, high, low, close, volume, true from coins, ${candleRecords}
     where coin_id = $1
     on conflict (coin, unit, time) do update set ${replacedCandle}`,
    [coinId, JSON.stringify(candles), unit],
  )
}

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
