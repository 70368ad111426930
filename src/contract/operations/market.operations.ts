import { Type } from 'typebox'
import { marketPageSize, marketSorts, queryLimit, sortOrders } from '../../domain/market/list/market-query.ts'
import {
  ChartCandle,
  ChartPoint,
  CoinDetail,
  CoinInfo,
  CoinMarket,
  CoinPrice,
  ExchangeRates,
  IsDemo,
  JapaneseExchange,
  MarketItem,
  MarketTotals,
} from './market-shapes.ts'
import { operation } from './operation.ts'
import { Nullable, PaginationSchema } from './wire.ts'

const CoinId = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9]+([-_.]+[a-z0-9]+)*$', maxLength: 100 }),
})

/** The year 2100: what is larger was meant in milliseconds. */
const lastSecond = 4_102_444_800
const second = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: lastSecond, description }))
const chartSpan = {
  start: second('Seconds since 1970; a week before the end if left out'),
  end: second('Seconds since 1970; now if left out'),
  unit: Type.Optional(
    Type.Integer({
      minimum: 300,
      maximum: 366 * 86_400,
      description:
        'Seconds of one point. Left out, a 200th of what is known of the span, rounded down to a multiple of 300. ' +
        'Points are made of whole stored candles: the length that comes nearest is taken.',
    }),
  ),
}

export const marketOperations = {
  searchMarket: operation({
    method: 'GET',
    path: '/api/market/search',
    area: 'market',
    summary: 'Coins with their last good quotes; what is not known sorts last in either order',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: queryLimit, description: 'Text in names, symbols and ids' })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      sort: Type.Optional(Type.Enum(marketSorts)),
      order: Type.Optional(
        Type.Enum(sortOrders, {
          description: 'Left out: ascending by rank and name, descending by any other column',
        }),
      ),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: marketPageSize })),
      ids: Type.Optional(
        Type.String({ maxLength: 8_000, description: 'Only these, parted by commas: a watchlist' }),
      ),
    }),
    reply: Type.Object({
      items: Type.Array(MarketItem),
      total: Type.Integer(),
      totals: Nullable(MarketTotals),
      pagination: PaginationSchema,
      is_demo: IsDemo,
    }),
    perMinute: 600,
    cacheSeconds: 2,
  }),
  getCoinInfo: operation({
    method: 'GET',
    path: '/api/market/item/{id}/info',
    area: 'market',
    summary: 'One coin with its last good quote',
    params: CoinId,
    reply: CoinInfo,
    problems: ['coin_not_found'],
    perMinute: 600,
    cacheSeconds: 2,
  }),
  getCoinDetail: operation({
    method: 'GET',
    path: '/api/market/item/{id}/detail',
    area: 'market',
    summary: 'What else is known of a coin; a page treats a failure as an empty object',
    params: CoinId,
    reply: CoinDetail,
    problems: ['coin_not_found', 'source_unavailable'],
    perMinute: 600,
    cacheSeconds: 60,
  }),
  getCoinMarkets: operation({
    method: 'GET',
    path: '/api/market/item/{id}/exchange',
    area: 'market',
    summary: 'Where a coin is traded, the largest volume first',
    params: CoinId,
    reply: Type.Object({ items: Type.Array(CoinMarket), is_demo: IsDemo }),
    problems: ['coin_not_found', 'source_unavailable'],
    perMinute: 600,
    cacheSeconds: 10,
  }),
  getCoinPrices: operation({
    method: 'GET',
    path: '/api/coin-prices',
    area: 'market',
    summary: 'Prices by product code (BTC_USD_TOKEN), symbol or id; what is not known is left out',
    query: Type.Object({
      product_codes: Type.String({ minLength: 1, maxLength: 8_000, description: 'Parted by commas' }),
    }),
    reply: Type.Object({ items: Type.Array(CoinPrice), is_demo: IsDemo }),
    perMinute: 600,
    cacheSeconds: 2,
  }),
  getCoinChart: operation({
    method: 'GET',
    path: '/api/coin-chart/{id}',
    area: 'market',
    summary: 'The price of a coin over a span: closing prices as a line, or candles',
    params: CoinId,
    query: Type.Object({
      ...chartSpan,
      type: Type.Optional(Type.Enum(['line', 'candle'], { description: 'line if left out' })),
    }),
    reply: Type.Union([Type.Array(ChartPoint), Type.Array(ChartCandle)]),
    problems: ['coin_not_found'],
    perMinute: 600,
    cacheSeconds: 10,
  }),
  getCoinChartBySymbol: operation({
    method: 'GET',
    path: '/api/coin-chart-v2/{symbol}_USD_TOKEN',
    area: 'market',
    summary: 'Candles by symbol; of several coins with one symbol that of the highest market cap',
    params: Type.Object({ symbol: Type.String({ minLength: 1, maxLength: 60 }) }),
    query: Type.Object(chartSpan),
    reply: Type.Array(ChartCandle),
    problems: ['coin_not_found'],
    perMinute: 600,
    cacheSeconds: 10,
  }),
  listJapaneseExchanges: operation({
    method: 'GET',
    path: '/api/coin-exchanges/jp',
    area: 'market',
    summary: 'What bitcoin costs in yen at bitFlyer, Coincheck and bitbank',
    reply: Type.Object({ items: Type.Array(JapaneseExchange), is_demo: IsDemo }),
    perMinute: 600,
    cacheSeconds: 5,
  }),
  getExchangeRates: operation({
    method: 'GET',
    path: '/api/coin-ex-rate/{currency}',
    area: 'market',
    summary: 'What one of each currency costs in this one',
    params: Type.Object({ currency: Type.String({ minLength: 1, maxLength: 10 }) }),
    reply: ExchangeRates,
    problems: ['currency_not_found', 'source_unavailable'],
    perMinute: 600,
    cacheSeconds: 10,
  }),
}
