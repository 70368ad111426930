import { perLanguage } from '../../../domain/kernel/site/language.ts'
import { dayInSeconds } from '../../../domain/kernel/time/durations.ts'
import type { Candle } from '../../../domain/market/chart/candle.ts'
import type { QuotedCoin, Quote, Coin } from '../../../domain/market/quotes/coin.ts'
import { coinNameIn } from '../../../domain/market/quotes/local-coin-names.ts'
import { wordsFor } from '../../words/words-for.ts'
import { demoCoins, demoCoinsById, type DemoCoin } from './demo-coins.ts'
import { chanceOf } from './demo-noise.ts'
import { demoCandle, demoChange, demoDay, demoPrice, demoWeek, lastMove } from './demo-prices.ts'
import { ratesAt, yenTickerAt } from './demo-rates.ts'
import { japaneseExchanges, type MarketSource, type CoinFacts, type CoinTicker } from './market-source.ts'

const exchanges = [
  'Hoshi Exchange',
  'Namsan Markets',
  'Pier Nine',
  'Baiyun Bourse',
  'Aurora Desk',
  'Toki Swap',
]
const targets = ['USDT', 'USD', 'JPY', 'KRW', 'BTC', 'EUR']

function demoFacts({ id, name, symbol }: Pick<Coin, 'id' | 'name' | 'symbol'>): CoinFacts {
  return {
    description: perLanguage((language) =>
      wordsFor(language, 'demo').coinDescription({ name: coinNameIn({ id, name, language }), symbol }),
    ),
    categories: ['Demo'],
    links: {},
    genesisDate: null,
    ath: null,
    atl: null,
  }
}

function demoTickers({ demo, quote }: { demo: DemoCoin; quote: Quote }): CoinTicker[] {
  const places = (quote.marketCap ?? 0) > 1e9 ? exchanges.length : 3
  return exchanges.slice(0, places).map((exchange, index) => {
    const chance = chanceOf(demo.seed + index, 3)
    const target = targets[index] === demo.coin.symbol ? 'USD' : targets[index]
    return {
      exchange,
      pair: `${demo.coin.symbol}/${target}`,
      price:
        quote.price === null ? null : Number((quote.price * (1 + (chance - 0.5) * 0.004)).toPrecision(7)),
      volume:
        quote.volume24h === null ? null : Math.round((quote.volume24h * (0.3 + 0.4 * chance)) / 2 ** index),
      url: null,
      quotedAt: quote.quotedAt,
    }
  })
}

/**
 * A candle of the last day with no price beyond the stated range of that day, which is looked at less often than candles are. The
 * reader sees both next to each other.
 */
function candleWithin(candle: Candle, { high, low }: { high: number | null; low: number | null }): Candle {
  const within = (price: number) => Math.min(Math.max(price, low ?? price), high ?? price)
  return {
    ...candle,
    open: within(candle.open),
    high: within(candle.high),
    low: within(candle.low),
    close: within(candle.close),
  }
}

const slotSeconds = 1_800
const pastSeconds = 366 * dayInSeconds

/**
 * A market simulated from the time only: every instance computes the same prices for a second, now and in the past.
 * Some prices change every few seconds.
 */
export function demoSource({ now }: { now: () => Date }): MarketSource {
  const slots = new Map<string, { slot: number; high: number; low: number; series: readonly number[] }>()
  const secondNow = () => Math.floor(now().getTime() / 1000)
  const slotOf = (demo: DemoCoin, second: number) => {
    // The highs, lows and sparklines are computed once in half an hour. Each coin has its own moment for that, so that not all
    // coins are computed at once.
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
      change24h: demoChange(demo, second, dayInSeconds),
      change7d: demoChange(demo, second, 7 * dayInSeconds),
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
      return yenTickerAt({ exchange, index: japaneseExchanges.indexOf(exchange), second: secondNow() })
    },
    async facts(coin) {
      return demoFacts(coin)
    },
    async tickers(coin) {
      const demo = demoCoinsById.get(coin.id)
      return demo === undefined ? [] : demoTickers({ demo, quote: quoteAt(demo, secondNow()) })
    },
    firstSecond: () => secondNow() - pastSeconds,
    async candles({ coinId, unit, start, end }) {
      const demo = demoCoinsById.get(coinId)
      if (demo === undefined) return []
      const second = secondNow()
      const from = Math.ceil(Math.max(start, second - pastSeconds) / unit) * unit
      const count = Math.max(0, Math.floor((Math.min(end, second) - from) / unit) + 1)
      const { high24h, low24h } = quoteAt(demo, lastMove(demo, second))
      const yesterday = second - dayInSeconds
      return Array.from({ length: count }, (_, n) => {
        const candle = demoCandle(demo, { time: from + n * unit, unit, until: second })
        return candle.time < yesterday ? candle : candleWithin(candle, { high: high24h, low: low24h })
      })
    },
  }
}
