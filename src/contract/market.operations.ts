import { Type } from 'typebox'
import { marketPageSize, marketSorts, queryLimit, sortOrders } from '../domain/market/market-query.ts'
import { operation } from './operation.ts'
import { Nullable, PaginationSchema } from './wire.ts'

/** A list has a thousand of these: written so, the serialiser need not try one kind after the other. */
const Figure = Type.Unsafe<number | null>({ type: ['number', 'null'] })
const Moment = Nullable(Type.String({ format: 'date-time' }))

/** What says how far a figure can be trusted: it goes with everything that was quoted. */
const origin = {
  quoted_at: Moment,
  source: Type.String({ description: 'Where it was quoted: demo, coingecko, import or an exchange.' }),
  is_stale: Type.Boolean({ description: 'Older than ten minutes; it is the last good value.' }),
}
const IsDemo = Type.Boolean({ description: 'The market is simulated, and pages have to say so.' })

const item = {
  id: Type.String({ description: 'A slug, and the address of the coin: symbols collide.' }),
  symbol: Type.String(),
  name: Type.String(),
  logo: Nullable(Type.String()),
  rank: Nullable(Type.Integer({ description: 'The place by market cap.' })),
  price_usd: Figure,
  '24h_volume_usd': Figure,
  market_cap_usd: Figure,
  price_usd_24h_max: Figure,
  price_usd_24h_min: Figure,
  percent_change_1h: Figure,
  percent_change_24h: Figure,
  percent_change_7d: Figure,
  ...origin,
}

export const MarketItem = Type.Object({
  ...item,
  series: Type.Array(Type.Number(), {
    description:
      'Prices of the last seven days for a small line: at most 29 at even steps, the oldest first.',
  }),
})

export const CoinInfo = Type.Object({
  ...item,
  series: MarketItem.properties.series,
  circulating_supply: Figure,
  total_supply: Figure,
  max_supply: Figure,
  product_code: Type.String({ description: 'How the companion app and the charts by symbol call it.' }),
  is_demo: IsDemo,
})

/** Everything in it may be missing: a coin of which nothing more is known is an empty object. */
export const CoinDetail = Type.Object({
  description: Type.Optional(
    Type.String({ description: 'Plain text in the language of the host, else in English.' }),
  ),
  categories: Type.Optional(Type.Array(Type.String())),
  links: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'By kind: website, explorer, source_code, forum, twitter, facebook, reddit, telegram.',
    }),
  ),
  genesis_date: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
  ath_usd: Type.Optional(Type.Number({ description: 'The highest price ever.' })),
  ath_at: Type.Optional(Type.String({ format: 'date-time' })),
  atl_usd: Type.Optional(Type.Number({ description: 'The lowest price ever.' })),
  atl_at: Type.Optional(Type.String({ format: 'date-time' })),
})

export const CoinMarket = Type.Object({
  exchange: Type.String(),
  pair: Type.String({ description: 'BTC/USDT' }),
  price_usd: Figure,
  volume_usd: Figure,
  url: Nullable(Type.String()),
  ...origin,
})

export const CoinPrice = Type.Object({
  product_code: Type.String({ description: 'As it was asked for.' }),
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  price_usd: Figure,
  percent_change_24h: Figure,
  ...origin,
})

export const ChartCandle = Type.Object({
  time: Type.Integer({ description: 'Seconds since 1970 at which it begins.' }),
  open: Type.Number(),
  high: Type.Number(),
  low: Type.Number(),
  close: Type.Number(),
  volume: Nullable(Type.Number({ description: 'Traded in the span, in the coin itself.' })),
})
export const ChartPoint = Type.Object({ time: Type.Integer(), value: Type.Number() })

export const JapaneseExchange = Type.Object({
  exchange: Type.String({ description: 'bitflyer, coincheck or bitbank' }),
  name: Type.String(),
  url: Type.String(),
  pair: Type.String({ description: 'BTC_JPY' }),
  price_jpy: Figure,
  price_usd: Figure,
  bid_jpy: Figure,
  ask_jpy: Figure,
  '24h_volume_btc': Figure,
  volume_usd: Figure,
  ...origin,
})

export const ExchangeRates = Type.Object({
  data: Type.Record(Type.String(), Type.Number(), {
    description: 'The price of one of each key in the currency that was asked for.',
  }),
  ...origin,
  is_demo: IsDemo,
})

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
        'Seconds of one point. Left out, the span over 200, rounded down to a multiple of 300. Whole stored candles ' +
        'are put together, so points may be shorter than asked for, and longer where nothing finer is kept.',
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
