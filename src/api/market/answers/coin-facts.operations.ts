import type { RankedCoin } from '../../../domain/market/list/market-list.ts'
import type { Implementations } from '../../operations/implementation.ts'
import type { MarketSource } from '../../outbound/market/market-source.ts'
import type { MarketBoard } from '../market.board.ts'
import type { CoinAnswers } from './coin-answers.ts'
import { presentDetail, presentMarket } from './coin-facts.presenter.ts'
import { isMadeUp, knownCoin } from './known-coin.ts'

declare module '../../page-cache/page-tag.ts' {
  interface PageTags {
    /** What the source says of one coin. */
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
  /** The simulation knows nothing of a coin that somebody really quoted, whatever it makes up under that name. */
  const isSpokenFor = (found: RankedCoin) => !source.isSimulated || isMadeUp(found)
  return {
    async getCoinDetail({ id }, { language, dependsOn }) {
      dependsOn?.('market')
      dependsOn?.(`coin:${id}`)
      const found = knownCoin(list.find(id))
      return isSpokenFor(found) ? presentDetail(await answers.facts(found.coin), language) : {}
    },

    async getCoinMarkets({ id }, { dependsOn }) {
      dependsOn?.('market')
      dependsOn?.(`coin:${id}`)
      const found = knownCoin(list.find(id))
      const tickers = isSpokenFor(found) ? await answers.tickers(found.coin) : []
      const origin = { source: source.name, now: now().getTime() }
      return { items: tickers.map((ticker) => presentMarket(ticker, origin)), is_demo: isMadeUp(found) }
    },
  }
}
