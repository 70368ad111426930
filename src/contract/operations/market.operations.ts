import { Type } from 'typebox'
import { ChartCandle, ChartPoint, chartSpan } from '../shapes/market/chart-shapes.ts'
import { CoinDetail, CoinId, CoinMarket, CoinPrice } from '../shapes/market/coin-shapes.ts'
import { CoinInfo, MarketSearchResult, MarketSearchQuery } from '../shapes/market/market-shapes.ts'
import { IsDemo } from '../shapes/market/quote-shapes.ts'
import { operation } from './operation.ts'

export const marketOperations = {
  searchMarket: operation({
    method: 'GET',
    path: '/api/market/search',
    area: 'market',
    summary:
      'Search the coins of the market, with their latest prices; unknown values sort last in either order',
    query: MarketSearchQuery,
    reply: MarketSearchResult,
    perMinute: 600,
    cacheSeconds: 2,
  }),
  getCoinInfo: operation({
    method: 'GET',
    path: '/api/market/item/{id}/info',
    area: 'market',
    summary: 'Get one coin with its latest price and its supply',
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
    summary:
      'Get the description, links, all-time high and all-time low of a coin; a field whose value is not known is missing',
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
    summary: 'List the exchanges where a coin is traded, the largest volume first',
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
    summary:
      'Get the latest prices of several coins by product code (BTC_USD_TOKEN), symbol or id; unknown coins are left out',
    query: Type.Object({
      product_codes: Type.String({
        minLength: 1,
        maxLength: 8_000,
        description: 'Product codes, symbols or ids, separated by commas',
      }),
    }),
    reply: Type.Object({ items: Type.Array(CoinPrice), is_demo: IsDemo }),
    perMinute: 600,
    cacheSeconds: 2,
  }),
  getCoinChart: operation({
    method: 'GET',
    path: '/api/coin-chart/{id}',
    area: 'market',
    summary: 'Get the past prices of a coin in USD, as a line of closing prices or as candles',
    params: CoinId,
    query: Type.Object({
      ...chartSpan,
      type: Type.Optional(
        Type.Enum(['line', 'candle'], {
          description: 'line: closing prices; candle: open, high, low and close; default: line',
        }),
      ),
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
    summary:
      'Get the past prices of a coin in USD as candles, by its symbol; of several coins with a symbol, the one with the highest market cap is used',
    params: Type.Object({
      symbol: Type.String({ minLength: 1, maxLength: 60, description: 'Symbol of the coin, such as BTC' }),
    }),
    query: Type.Object(chartSpan),
    reply: Type.Array(ChartCandle),
    problems: ['coin_not_found'],
    perMinute: 600,
    cacheSeconds: 10,
  }),
}
