import { foldCandles, type Candle } from '../../../domain/market/chart/candle.ts'
import { isCoinId, type QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import { ratedCurrencies } from '../../../domain/market/quotes/exchange-rates.ts'
import { sampleSeries } from '../../../domain/market/chart/series.ts'
import type { DollarQuotes } from './market-source.ts'
import {
  addressOf,
  amountOf,
  fieldsOf,
  lineOf,
  listOf,
  momentOf,
  numberOf,
  positiveOf,
  priceOf,
} from './untrusted-json.ts'

/** A row of `/coins/markets`; undefined when it does not even say which coin it is about. */
export function readMarketRow(value: unknown): QuotedCoin | undefined {
  const row = fieldsOf(value)
  const id = lineOf(row['id'], 100)
  const symbol = lineOf(row['symbol'], 60)
  const name = lineOf(row['name'], 200)
  if (id === null || symbol === null || name === null || !isCoinId(id)) return undefined
  return {
    coin: {
      id,
      symbol: symbol.toUpperCase(),
      name,
      logo: addressOf(row['image']),
      circulatingSupply: positiveOf(row['circulating_supply']),
      totalSupply: positiveOf(row['total_supply']),
      maxSupply: positiveOf(row['max_supply']),
    },
    quote: {
      price: positiveOf(row['current_price']),
      volume24h: amountOf(row['total_volume']),
      // A cap of nothing is how the service says that it does not know it.
      marketCap: positiveOf(row['market_cap']),
      high24h: positiveOf(row['high_24h']),
      low24h: positiveOf(row['low_24h']),
      change1h: numberOf(row['price_change_percentage_1h_in_currency']),
      change24h: numberOf(row['price_change_percentage_24h']),
      change7d: numberOf(row['price_change_percentage_7d_in_currency']),
      quotedAt: momentOf(row['last_updated']),
      source: 'coingecko',
      series: sampleSeries(listOf(fieldsOf(row['sparkline_in_7d'])['price']).map(numberOf)),
    },
  }
}

/** `/exchange_rates` says how many of each a bitcoin is. */
export function readRates(answer: unknown): DollarQuotes['values'] {
  const rates = fieldsOf(fieldsOf(answer)['rates'])
  const perBitcoin = (currency: string) => positiveOf(fieldsOf(rates[currency.toLowerCase()])['value'])
  const dollars = perBitcoin('USD')
  if (dollars === null) return {}
  return Object.fromEntries(
    ratedCurrencies.flatMap((currency) => {
      const value = priceOf(dollars / (perBitcoin(currency) ?? Number.NaN))
      return value === null ? [] : [[currency, value]]
    }),
  )
}

/** The prices of `/coins/{id}/market_chart`, each with its moment, become candles of a unit. */
export function readPrices(prices: readonly (readonly unknown[])[], unit: number): Candle[] {
  const points = prices.flatMap(([at, price]): Candle[] => {
    const time = numberOf(at)
    const known = priceOf(price)
    if (time === null || known === null) return []
    return [
      { time: Math.floor(time / 1000), open: known, high: known, low: known, close: known, volume: null },
    ]
  })
  return foldCandles(
    points.sort((a, b) => a.time - b.time),
    unit,
  )
}
