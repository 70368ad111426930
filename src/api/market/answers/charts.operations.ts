import { Refusal } from '../../../contract/problems/problem.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { checkChartQuery, type ChartQuery } from '../../../domain/market/chart/chart-query.ts'
import type { RankedCoin } from '../../../domain/market/list/market-list.ts'
import type { Database } from '../../database/database.ts'
import type { Implementations } from '../../operations/implementation.ts'
import type { MarketSource } from '../../outbound/market/market-source.ts'
import { fieldError } from '../../problems/field-errors.ts'
import type { MarketBoard } from '../market.board.ts'
import { knownCoin } from './known-coin.ts'
import { chartOf } from './market.charts.ts'

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
