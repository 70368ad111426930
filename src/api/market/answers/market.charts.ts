import { closedByQuote, type Candle } from '../../../domain/market/chart/candle.ts'
import type { ChartQuery } from '../../../domain/market/chart/chart-query.ts'
import { chartUnit, knownSpan, readingFor, usableUnits } from '../../../domain/market/chart/chart-unit.ts'
import type { QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import type { Database } from '../../database/database.ts'
import type { MarketSource } from '../../outbound/market/market-source.ts'
import { storedCandles, storedCoverage } from '../candles/candles.store.ts'

interface ChartOf extends ChartQuery {
  readonly found: QuotedCoin
}

/** The candles of a chart: those that are stored, or for a simulated coin that has none, simulated ones. Never both. */
export async function chartOf(
  { found, start, end, unit }: ChartOf,
  { database, source }: { database: Database; source: MarketSource },
): Promise<Candle[]> {
  const { coin, quote } = found
  const coinId = coin.id
  const coverage = await storedCoverage({ coinId, start, end }, database)
  if (coverage.length > 0) {
    const { stored, bucket } = readingFor({
      unit: unit ?? chartUnit(knownSpan(coverage)),
      usable: usableUnits(coverage),
    })
    const from = Math.ceil(start / bucket) * bucket
    return storedCandles({ coinId, unit: stored, bucket, start: from, end }, database)
  }
  if (quote.source !== 'demo') return []
  const begin = Math.max(start, source.firstSecond?.() ?? start)
  const bucket = unit ?? chartUnit(end - begin)
  const candles = await source.candles({ coinId, unit: bucket, start: begin, end })
  return closedByQuote(candles, { quote, bucket, end })
}
