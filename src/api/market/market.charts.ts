import { foldCandles, type Candle } from '../../domain/market/candle.ts'
import type { ChartQuery } from '../../domain/market/chart-query.ts'
import { readingFor } from '../../domain/market/chart-unit.ts'
import type { QuotedCoin } from '../../domain/market/coin.ts'
import type { MarketSource } from '../outbound/market/market-source.ts'

interface Asked extends ChartQuery {
  readonly found: QuotedCoin
  /** Seconds since 1970. */
  readonly now: number
}

/** The candles of a chart. */
export async function chartOf(
  { found, start, end, unit, now }: Asked,
  { source }: { source: MarketSource },
): Promise<Candle[]> {
  const { stored, bucket } = readingFor({ unit, start, now })
  const from = Math.ceil(start / bucket) * bucket
  const candles = await source.candles({ coinId: found.coin.id, unit: stored, start: from, end })
  return foldCandles(candles, bucket)
}
