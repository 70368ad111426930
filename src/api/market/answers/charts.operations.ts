import { Refusal } from '../../../contract/problems/problem.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { closedByQuote, type Candle } from '../../../domain/market/chart/candle.ts'
import { checkChartQuery, type ChartQuery } from '../../../domain/market/chart/chart-query.ts'
import { chartUnit, knownSpan, readingFor, usableUnits } from '../../../domain/market/chart/chart-unit.ts'
import type { RankedCoin } from '../../../domain/market/list/market-list.ts'
import type { QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import type { Database } from '../../database/database.ts'
import type { Implementations } from '../../operations/implementation.ts'
import type { MarketSource } from '../../outbound/market/market-source.ts'
import { fieldError } from '../../problems/field-errors.ts'
import { storedCandles, storedCoverage } from '../candles/candles.store.ts'
import type { MarketBoard } from '../market.board.ts'
import { knownCoin } from './known-coin.ts'

interface Deps {
  readonly database: Database
  readonly board: MarketBoard
  readonly source: MarketSource
  readonly now: () => Date
}

export type ChartNames = 'getCoinChart' | 'getCoinChartBySymbol'

export function implementCharts({
  database,
  board: { list },
  source,
  now,
}: Deps): Pick<Implementations, ChartNames> {
  const chart = (found: RankedCoin, query: ChartQuery) => chartOf({ found, ...query }, { database, source })
  const spanOf = (input: Partial<ChartQuery>, language: Language) => {
    const checked = checkChartQuery(input, Math.floor(now().getTime() / 1000))
    if ('query' in checked) return checked.query
    const errors = checked.errors.map(({ field, code }) => fieldError({ field, code, language }))
    throw new Refusal('invalid_input', { errors })
  }
  return {
    async getCoinChart({ id, type, ...span }, { language, dependsOn }) {
      dependsOn?.('market')
      const candles = await chart(knownCoin(list.find(id)), spanOf(span, language))
      if (type === 'candle') return candles
      return candles.map(({ time, close }) => ({ time, value: close }))
    },

    async getCoinChartBySymbol({ symbol, ...span }, { language, dependsOn }) {
      dependsOn?.('market')
      return chart(knownCoin(list.findBySymbol(symbol)), spanOf(span, language))
    },
  }
}

interface ChartRequest extends ChartQuery {
  readonly found: QuotedCoin
}

/** The candles of a chart: the stored ones, or simulated ones for a simulated coin that has none stored; never a mixture. */
async function chartOf(
  { found, start, end, unit }: ChartRequest,
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
