import { Type } from 'typebox'
import { ChartCandle, ChartPoint, chartSpan } from '../shapes/market/chart-shapes.ts'
import { CoinDetail, CoinId, CoinMarket, CoinPrice } from '../shapes/market/coin-shapes.ts'
import { CoinInfo, FoundMarket, SearchedMarket } from '../shapes/market/market-shapes.ts'
import { IsDemo } from '../shapes/market/quote-shapes.ts'
import { operation } from './operation.ts'

export const marketOperations = {
  searchMarket: operation({
    method: 'GET',
    path: '/api/market/search',
    area: 'market',
    summary: 'Coins with their last good quotes; what is not known sorts last in either order',
    query: SearchedMarket,
    reply: FoundMarket,
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
}
