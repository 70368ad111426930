import { Type } from 'typebox'
import { ratedCurrencies } from '../../domain/market/quotes/exchange-rates.ts'
import { ExchangeRates, JapaneseExchange } from '../shapes/market/exchange-rate-shapes.ts'
import { IsDemo } from '../shapes/market/quote-shapes.ts'
import { operation } from './operation.ts'

export const exchangeRatesOperations = {
  listJapaneseExchanges: operation({
    method: 'GET',
    path: '/api/coin-exchanges/jp',
    area: 'market',
    summary: 'Get the price of bitcoin in yen at bitFlyer, Coincheck and bitbank',
    reply: Type.Object({ items: Type.Array(JapaneseExchange), is_demo: IsDemo }),
    perMinute: 600,
    cacheSeconds: 5,
  }),
  getExchangeRates: operation({
    method: 'GET',
    path: '/api/coin-ex-rate/{currency}',
    area: 'market',
    summary: 'Get the price of one unit of each known currency in one currency',
    params: Type.Object({
      currency: Type.String({
        minLength: 1,
        maxLength: 10,
        description: `Currency of the prices: ${ratedCurrencies.join(', ')}, in capitals or not`,
      }),
    }),
    reply: ExchangeRates,
    problems: ['currency_not_found', 'source_unavailable'],
    perMinute: 600,
    cacheSeconds: 10,
  }),
}
