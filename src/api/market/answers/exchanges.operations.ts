import { Refusal } from '../../../contract/problems/problem.ts'
import { ratesIn, readRatedCurrency } from '../../../domain/market/quotes/exchange-rates.ts'
import type { Implementations } from '../../operations/implementation.ts'
import { japaneseExchanges, type MarketSource } from '../../outbound/market/market-source.ts'
import type { MarketBoard } from '../market.board.ts'
import { presentJapaneseExchange } from './exchanges.presenter.ts'
import { presentOrigin } from './origin.presenter.ts'

interface Deps {
  readonly board: MarketBoard
  readonly source: MarketSource
  readonly now: () => Date
}

export type ExchangeNames = 'listJapaneseExchanges' | 'getExchangeRates'

export function implementExchanges({
  board,
  source: { name, isSimulated: is_demo },
  now,
}: Deps): Pick<Implementations, ExchangeNames> {
  return {
    async listJapaneseExchanges(_, { dependsOn }) {
      dependsOn?.('market')
      const tickers = new Map(board.yenTickers().map((ticker) => [ticker.exchange, ticker]))
      const values = board.rates()?.values ?? {}
      const at = now().getTime()
      const exchanges = name === 'none' ? [] : japaneseExchanges
      const items = exchanges.map((exchange) =>
        presentJapaneseExchange(exchange, { ticker: tickers.get(exchange), values, now: at }),
      )
      return { items, is_demo }
    },

    async getExchangeRates({ currency }, { dependsOn }) {
      dependsOn?.('market')
      const requested = readRatedCurrency(currency)
      if (requested === undefined) throw new Refusal('currency_not_found')
      const rates = board.rates()
      const data = rates && ratesIn({ currency: requested, values: rates.values })
      if (rates === undefined || data === undefined) throw new Refusal('source_unavailable')
      return { data, ...presentOrigin(rates, now().getTime()) }
    },
  }
}
