import type { RankedCoin } from '../../../domain/market/list/market-list.ts'
import type { Implementations } from '../../operations/implementation.ts'
import type { MarketSource } from '../../outbound/market/market-source.ts'
import type { MarketBoard } from '../market.board.ts'
import type { CoinAnswers } from './coin-answers.ts'
import { presentDetail, presentMarket } from './coin-facts.presenter.ts'
import { isSimulated, knownCoin } from './known-coin.ts'

declare module '../../page-cache/page-tag.ts' {
  interface PageTags {
    coin: `coin:${string}`
  }
}

interface Deps {
  readonly board: MarketBoard
  readonly source: MarketSource
  readonly answers: Pick<CoinAnswers, 'facts' | 'tickers'>
  readonly now: () => Date
}

export type FactNames = 'getCoinDetail' | 'getCoinMarkets'

export function implementCoinFacts({
  board: { list },
  source,
  answers,
  now,
}: Deps): Pick<Implementations, FactNames> {
  /**
   * Whether details of this coin may be requested from the source: a simulated source must not invent any for a coin with real quotes.
   */
  const hasDetails = (found: RankedCoin) => !source.isSimulated || isSimulated(found)
  return {
    async getCoinDetail({ id }, { language, dependsOn }) {
      dependsOn?.('market')
      dependsOn?.(`coin:${id}`)
      const found = knownCoin(list.find(id))
      return hasDetails(found) ? presentDetail(await answers.facts(found.coin), language) : {}
    },

    async getCoinMarkets({ id }, { dependsOn }) {
      dependsOn?.('market')
      dependsOn?.(`coin:${id}`)
      const found = knownCoin(list.find(id))
      const tickers = hasDetails(found) ? await answers.tickers(found.coin) : []
      const origin = { source: source.name, now: now().getTime() }
      return { items: tickers.map((ticker) => presentMarket(ticker, origin)), is_demo: isSimulated(found) }
    },
  }
}
