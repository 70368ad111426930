import { bitcoinId, type QuotedCoin, type Quote } from '../../../domain/market/quotes/coin.ts'
import { demoCoins, type DemoCoin } from './demo-coins.ts'
import { demoFacts, demoTickers } from './demo-facts.ts'
import { chanceOf, driftAt } from './demo-noise.ts'
import { demoCandle, demoChange, demoDay, demoPrice, demoWeek } from './demo-prices.ts'
import { japaneseExchanges, type DollarQuotes, type MarketSource, type YenTicker } from './market-source.ts'

const day = 86_400
const turnSeconds = 3
/** High, low and the line of the week are worked out once in so long. */
const slotSeconds = 1_800
/** How far simulated time goes back. */
const pastSeconds = 366 * day

const byId = new Map(demoCoins.map((demo) => [demo.coin.id, demo]))

/** What one costs in US dollars, about. */
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

/**
 * A market that is made up, second by second, from nothing but the time: whoever asks at whatever instance gets the
 * same, and its past can be asked for at any time. Every few seconds some prices move.
 */
export function demoSource({ now }: { now: () => Date }): MarketSource {
  const slots = new Map<string, { slot: number; high: number; low: number; series: readonly number[] }>()
  const secondNow = () => Math.floor(now().getTime() / 1000)
  const slotOf = (demo: DemoCoin, second: number) => {
    // Not all at once: each coin has its own moment within the half hour.
    const slot = Math.floor((second + (demo.seed % slotSeconds)) / slotSeconds)
    const known = slots.get(demo.coin.id)
    if (known?.slot === slot) return known
    const made = { slot, ...demoDay(demo, second), series: demoWeek(demo, second) }
    slots.set(demo.coin.id, made)
    return made
  }
  const quoteAt = (demo: DemoCoin, second: number): Quote => {
    const price = demoPrice(demo, second)
    const { high, low, series } = slotOf(demo, second)
    const { circulatingSupply } = demo.coin
    const marketCap = circulatingSupply === null ? null : Math.round(circulatingSupply * price)
    const lively = 0.6 + 0.8 * chanceOf(demo.seed + 18, Math.floor(second / slotSeconds))
    return {
      price,
      volume24h: marketCap === null ? null : Math.round(marketCap * demo.turnover * lively),
      marketCap,
      high24h: Math.max(high, price),
      low24h: Math.min(low, price),
      change1h: demoChange(demo, second, 3_600),
      change24h: demoChange(demo, second, day),
      change7d: demoChange(demo, second, 7 * day),
      quotedAt: second * 1000,
      source: 'demo',
      series,
    }
  }
  return {
    name: 'demo',
    isSimulated: true,
    async coins(page) {
      if (page !== 1) return []
      const second = secondNow()
      return demoCoins.map((demo): QuotedCoin => ({
        coin: demo.coin,
        quote: quoteAt(demo, lastMove(demo, second)),
      }))
    },
    async rates() {
      return ratesAt(secondNow())
    },
    async yenTicker(exchange) {
      return yenTickerAt({ exchange, place: japaneseExchanges.indexOf(exchange), second: secondNow() })
    },
    async facts(coin) {
      return demoFacts(coin)
    },
    async tickers(coin) {
      const demo = byId.get(coin.id)
      return demo === undefined ? [] : demoTickers({ demo, quote: quoteAt(demo, secondNow()) })
    },
    firstSecond: () => secondNow() - pastSeconds,
    async candles({ coinId, unit, start, end }) {
      const demo = byId.get(coinId)
      if (demo === undefined) return []
      const second = secondNow()
      const from = Math.ceil(Math.max(start, second - pastSeconds) / unit) * unit
      const count = Math.max(0, Math.floor((Math.min(end, second) - from) / unit) + 1)
      return Array.from({ length: count }, (_, n) =>
        demoCandle(demo, { time: from + n * unit, unit, until: second }),
      )
    },
  }
}

/** The last second at which it moved: some coins move at every turn, some at every fifth. */
function lastMove({ seed, turns }: DemoCoin, second: number): number {
  const period = turns * turnSeconds
  const offset = ((seed >> 5) % turns) * turnSeconds
  return Math.floor((second - offset) / period) * period + offset
}

function ratesAt(second: number): DollarQuotes {
  const minute = Math.floor(second / 60) * 60
  const values = Object.fromEntries(
    Object.entries(dollars).map(([currency, value], place) => [
      currency,
      currency === 'USD'
        ? 1
        : Number((value * Math.exp(driftAt(90_000 + place * 16, minute) * 0.05)).toPrecision(7)),
    ]),
  )
  const bitcoin = byId.get(bitcoinId)
  const price = bitcoin && demoPrice(bitcoin, lastMove(bitcoin, second))
  return { values: { ...values, ...(price !== undefined && { BTC: price }) }, quotedAt: second * 1000 }
}

/** Each stands a little beside the market, by its own ways. */
function yenTickerAt({
  exchange,
  place,
  second,
}: {
  exchange: YenTicker['exchange']
  place: number
  second: number
}): YenTicker {
  const { values } = ratesAt(second)
  const beside = 1 + driftAt(95_000 + place * 16, second) * 0.004
  const price = Math.round(((values.BTC ?? 0) / (values.JPY ?? 1)) * beside)
  const spread = Math.round(price * 0.0002)
  const volume = Number((900 / (place + 1) + 200 * chanceOf(99 + place, Math.floor(second / 600))).toFixed(2))
  return { exchange, price, bid: price - spread, ask: price + spread, volume, quotedAt: second * 1000 }
}
