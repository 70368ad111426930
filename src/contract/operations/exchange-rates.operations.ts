import { Type } from 'typebox'
import { ExchangeRates, JapaneseExchange } from '../shapes/market/exchange-rate-shapes.ts'
import { IsDemo } from '../shapes/market/quote-shapes.ts'
import { operation } from './operation.ts'

/** What the yen and other currencies cost, and bitcoin in yen. */
export const exchangeRatesOperations = {
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
