import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { paginate } from '../../domain/kernel/lists/pagination.ts'
import { checkChartQuery, type ChartQuery } from '../../domain/market/chart/chart-query.ts'
import { ratesIn, readRatedCurrency } from '../../domain/market/quotes/exchange-rates.ts'
import type { RankedCoin } from '../../domain/market/list/market-list.ts'
import { marketQueryOf, mostIds } from '../../domain/market/list/market-query.ts'
import { coinNameOf } from '../../domain/market/quotes/product-code.ts'
import type { Database } from '../database/database.ts'
import type { Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { japaneseExchanges, type MarketSource } from '../outbound/market/market-source.ts'
import type { CoinAnswers } from './coin-answers.ts'
import type { MarketBoard } from './market.board.ts'
import { chartOf } from './market.charts.ts'
import {
  presentDetail,
  presentInfo,
  presentItem,
  presentJapaneseExchange,
  presentMarket,
  presentOrigin,
  presentPrice,
  presentTotals,
} from './market.presenter.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    /** Prices, which move all the time: see the job `pages`. */
    market: 'market'
    /** What the source says of one coin. */
    coin: `coin:${string}`
  }
}

interface Needs {
  readonly database: Database
  readonly board: MarketBoard
  readonly source: MarketSource
  readonly answers: Pick<CoinAnswers, 'facts' | 'tickers'>
  readonly now: () => Date
}

type Names =
  | 'searchMarket'
  | 'getCoinInfo'
  | 'getCoinDetail'
  | 'getCoinMarkets'
  | 'getCoinPrices'
  | 'getCoinChart'
  | 'getCoinChartBySymbol'
  | 'listJapaneseExchanges'
  | 'getExchangeRates'

function known(found: RankedCoin | undefined): RankedCoin {
  if (found === undefined) throw new Refusal('coin_not_found')
  return found
}

const isMadeUp = ({ quote }: RankedCoin) => quote.source === 'demo'

export function implementMarket({
  database,
  board,
  source,
  answers,
  now,
}: Needs): Pick<Implementations, Names> {
  const { list } = board
  const is_demo = source.isSimulated
  /** The simulation knows nothing of a coin that somebody really quoted, whatever it makes up under that name. */
  const isSpokenFor = (found: RankedCoin) => !source.isSimulated || isMadeUp(found)
  const milliseconds = () => now().getTime()
  const chart = (found: RankedCoin, query: ChartQuery) => chartOf({ found, ...query }, { database, source })
  const spanOf = (given: Partial<ChartQuery>, language: Language) => {
    const checked = checkChartQuery(given, Math.floor(milliseconds() / 1000))
    if ('query' in checked) return checked.query
    const errors = checked.errors.map(({ field, code }) => fieldError({ field, code, language }))
    throw new Refusal('invalid_input', { errors })
  }
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
        is_demo,
      }
    },

    async getCoinInfo({ id }, { dependsOn }) {
      dependsOn?.('market')
      const found = known(list.find(id))
      return { ...presentInfo(found, milliseconds()), is_demo: isMadeUp(found) }
    },

    async getCoinDetail({ id }, { language, dependsOn }) {
      dependsOn?.('market')
      dependsOn?.(`coin:${id}`)
      const found = known(list.find(id))
      return isSpokenFor(found) ? presentDetail(await answers.facts(found.coin), language) : {}
    },

    async getCoinMarkets({ id }, { dependsOn }) {
      dependsOn?.('market')
      dependsOn?.(`coin:${id}`)
      const found = known(list.find(id))
      const tickers = isSpokenFor(found) ? await answers.tickers(found.coin) : []
      const origin = { source: source.name, now: milliseconds() }
      return { items: tickers.map((ticker) => presentMarket(ticker, origin)), is_demo: isMadeUp(found) }
    },

    async getCoinPrices({ product_codes }, { dependsOn }) {
      dependsOn?.('market')
      const codes = [...new Set(product_codes.split(',').map((code) => code.trim()))].slice(0, mostIds)
      const at = milliseconds()
      const items = codes.flatMap((code) => {
        const name = coinNameOf(code)
        const found = list.find(name) ?? list.findBySymbol(name)
        return found === undefined ? [] : [presentPrice(found, { code, now: at })]
      })
      return { items, is_demo: items.some((item) => item.source === 'demo') }
    },

    async getCoinChart({ id, type, ...span }, { language, dependsOn }) {
      dependsOn?.('market')
      const candles = await chart(known(list.find(id)), spanOf(span, language))
      if (type === 'candle') return candles
      return candles.map(({ time, close }) => ({ time, value: close }))
    },

    async getCoinChartBySymbol({ symbol, ...span }, { language, dependsOn }) {
      dependsOn?.('market')
      return chart(known(list.findBySymbol(symbol)), spanOf(span, language))
    },

    async listJapaneseExchanges(_, { dependsOn }) {
      dependsOn?.('market')
      const tickers = new Map(board.yenTickers().map((ticker) => [ticker.exchange, ticker]))
      const values = board.rates()?.values ?? {}
      const at = milliseconds()
      const items = japaneseExchanges.map((exchange) =>
        presentJapaneseExchange(exchange, { ticker: tickers.get(exchange), values, now: at }),
      )
      return { items, is_demo }
    },

    async getExchangeRates({ currency }, { dependsOn }) {
      dependsOn?.('market')
      const asked = readRatedCurrency(currency)
      if (asked === undefined) throw new Refusal('currency_not_found')
      const rates = board.rates()
      const data = rates && ratesIn({ currency: asked, values: rates.values })
      if (rates === undefined || data === undefined) throw new Refusal('source_unavailable')
      return { data, ...presentOrigin(rates, milliseconds()), is_demo }
    },
  }
}
