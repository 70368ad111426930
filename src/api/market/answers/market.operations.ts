import { paginate } from '../../../domain/kernel/lists/pagination.ts'
import { marketQueryOf, maxIds } from '../../../domain/market/list/market-query.ts'
import { coinNameOf } from '../../../domain/market/quotes/product-code.ts'
import type { Database } from '../../database/database.ts'
import type { Implementations } from '../../operations/implementation.ts'
import type { MarketSource } from '../../outbound/market/market-source.ts'
import type { MarketBoard } from '../market.board.ts'
import { implementCharts, type ChartNames } from './charts.operations.ts'
import type { CoinAnswers } from './coin-answers.ts'
import { implementCoinFacts, type FactNames } from './coin-facts.operations.ts'
import { implementExchanges, type ExchangeNames } from './exchanges.operations.ts'
import { knownCoin } from './known-coin.ts'
import { presentInfo, presentItem, presentPrice, presentTotals } from './market.presenter.ts'

declare module '../../page-cache/page-tag.ts' {
  interface PageTags {
    market: 'market'
  }
}

interface Deps {
  readonly database: Database
  readonly board: MarketBoard
  readonly source: MarketSource
  readonly answers: Pick<CoinAnswers, 'facts' | 'tickers'>
  readonly now: () => Date
}

type Names = 'searchMarket' | 'getCoinInfo' | 'getCoinPrices'

export function implementMarket({
  database,
  board,
  source,
  answers,
  now,
}: Deps): Pick<Implementations, Names | FactNames | ChartNames | ExchangeNames> {
  const { list } = board
  const is_demo = source.isSimulated
  const milliseconds = () => now().getTime()
  return {
    async searchMarket(parameters, { dependsOn }) {
      dependsOn?.('market')
      const query = marketQueryOf(parameters)
      const { coins, total } = list.search(query)
      const at = milliseconds()
      return {
        items: coins.map((coin) => presentItem(coin, at)),
        total,
        totals: list.totals === undefined ? null : presentTotals(list.totals),
        pagination: paginate({ page: query.page, total, perPage: query.size }),
        source: source.name,
        is_demo,
      }
    },

    async getCoinInfo({ id }, { dependsOn }) {
      dependsOn?.('market')
      const found = knownCoin(list.find(id))
      return presentInfo(found, milliseconds())
    },

    async getCoinPrices({ product_codes }, { dependsOn }) {
      dependsOn?.('market')
      const codes = [...new Set(product_codes.split(',').map((code) => code.trim()))].slice(0, maxIds)
      const at = milliseconds()
      const items = codes.flatMap((code) => {
        const name = coinNameOf(code)
        const found = list.find(name) ?? list.findBySymbol(name)
        return found === undefined ? [] : [presentPrice(found, { code, now: at })]
      })
      return { items, is_demo: items.some((item) => item.is_demo) }
    },

    ...implementCoinFacts({ board, source, answers, now }),
    ...implementCharts({ database, board, source, now }),
    ...implementExchanges({ board, source, now }),
  }
}
