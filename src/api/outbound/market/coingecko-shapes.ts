import { isCoinId } from '../../../domain/kernel/text/coin-id.ts'
import { foldCandles, type Candle } from '../../../domain/market/chart/candle.ts'
import { sampleSeries } from '../../../domain/market/chart/series.ts'
import type { QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import { ratedCurrencies } from '../../../domain/market/quotes/exchange-rates.ts'
import type { CoinTicker, DollarQuotes } from './market-source.ts'
import {
  addressOf,
  amountOf,
  fieldsOf,
  lineOf,
  listOf,
  momentOf,
  numberOf,
  pastOf,
  positiveOf,
  priceOf,
  sumOf,
} from './untrusted-json.ts'

/** Reads a row of `/coins/markets`; undefined when the row does not identify its coin. */
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
      // CoinGecko reports an unknown market cap as 0.
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

export function readTicker(value: unknown, now: number): CoinTicker | undefined {
  const row = fieldsOf(value)
  const exchange = lineOf(fieldsOf(row['market'])['name'], 100)
  const [base, target] = [lineOf(row['base'], 60), lineOf(row['target'], 60)]
  if (exchange === null || base === null || target === null || row['is_anomaly'] === true) return undefined
  return {
    exchange,
    pair: `${shortName(base)}/${shortName(target)}`,
    price: priceOf(fieldsOf(row['converted_last'])['usd']),
    volume: sumOf(fieldsOf(row['converted_volume'])['usd']),
    url: addressOf(row['trade_url']),
    quotedAt: pastOf(row['last_fetch_at'], now) ?? pastOf(row['timestamp'], now),
  }
}

function shortName(symbol: string): string {
  return symbol.length > 20 ? `${symbol.slice(0, 6)}…${symbol.slice(-4)}` : symbol
}

/** Reads `/exchange_rates`, which lists the value of one bitcoin in each currency, and converts it to US dollars. */
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
