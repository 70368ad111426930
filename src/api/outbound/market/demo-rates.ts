import { bitcoinId } from '../../../domain/market/quotes/coin.ts'
import { demoCoinsById } from './demo-coins.ts'
import { chanceOf, driftAt } from './demo-noise.ts'
import { demoPrice, lastMove } from './demo-prices.ts'
import type { DollarQuotes, YenTicker } from './market-source.ts'

/** Approximate value of one unit in US dollars. */
const dollars = {
  JPY: 0.0067,
  KRW: 0.00073,
  USD: 1,
  EUR: 1.09,
  AUD: 0.66,
  CNY: 0.139,
  RUB: 0.0112,
  IDR: 0.000062,
}

export function ratesAt(second: number): DollarQuotes {
  const minute = Math.floor(second / 60) * 60
  const values = Object.fromEntries(
    Object.entries(dollars).map(([currency, value], index) => [
      currency,
      currency === 'USD'
        ? 1
        : Number((value * Math.exp(driftAt(90_000 + index * 16, minute) * 0.05)).toPrecision(7)),
    ]),
  )
  const bitcoin = demoCoinsById.get(bitcoinId)
  const price = bitcoin && demoPrice(bitcoin, lastMove(bitcoin, second))
  return { values: { ...values, ...(price !== undefined && { BTC: price }) }, quotedAt: second * 1000 }
}

export function yenTickerAt({
  exchange,
  index,
  second,
}: {
  exchange: YenTicker['exchange']
  index: number
  second: number
}): YenTicker {
  const { values } = ratesAt(second)
  const deviation = 1 + driftAt(95_000 + index * 16, second) * 0.004
  const price = Math.round(((values.BTC ?? 0) / (values.JPY ?? 1)) * deviation)
  const spread = Math.round(price * 0.0002)
  const volume = Number((900 / (index + 1) + 200 * chanceOf(99 + index, Math.floor(second / 600))).toFixed(2))
  return { exchange, price, bid: price - spread, ask: price + spread, volume, quotedAt: second * 1000 }
}
