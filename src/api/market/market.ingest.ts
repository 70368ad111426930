import { oneInstance, type Job } from '../jobs/job.ts'
import type { MarketSource } from '../outbound/market/market-source.ts'
import {
  addPastCandles,
  addQuotesToCandles,
  coinNosAfter,
  coinWithoutHistory,
  forgetOldCandles,
  markHistory,
} from './candles.store.ts'
import { putQuotes } from './market.store.ts'
import { putRates, putYenTickers } from './rates.store.ts'

const roundMilliseconds = 60_000
const ratesMilliseconds = 60_000
const tickersMilliseconds = 20_000
const historyMilliseconds = 15_000
const forgetMilliseconds = 3_600_000
const forgetEveryMilliseconds = 60_000
/** More than any source lists with a price. */
const mostPages = 60
const forgottenAtOnce = 200
const day = 86_400

/** A run looks this often whether it is due. */
const everyMilliseconds = 1_000

interface Round {
  readonly page: number
  /** Milliseconds since 1970 at which page 1 was asked for. */
  readonly began: number
}

/** A list without a single coin is no news: what was known before is better. */
class NothingListed extends Error {
  constructor() {
    super('The source lists no coins at all.')
    this.name = 'NothingListed'
  }
}

/** The next page of quotes. A round over all pages takes a minute, or as long as the source needs. */
export function quotesJob(source: MarketSource): Job {
  return oneInstance<Round>({
    name: 'quotes',
    everyMilliseconds,
    complaint: 'quotes could not be brought in',
    async run(at, { now }) {
      const began = now().getTime()
      const round = at ?? { page: 1, began }
      const first = round.page === 1 ? began : round.began
      const listed = await source.coins(round.page)
      if (listed.length === 0 && round.page === 1) throw new NothingListed()
      const coins = [...new Map(listed.map((quoted) => [quoted.coin.id, quoted])).values()]
      const isLast = coins.length === 0 || round.page >= mostPages
      return {
        at: { page: isLast ? 1 : round.page + 1, began: first },
        dueIn: isLast ? Math.max(0, first + roundMilliseconds - now().getTime()) : 0,
        async write(queries) {
          await putQuotes(coins, queries)
          await addQuotesToCandles(coins, queries)
        },
      }
    },
  })
}

export function ratesJob(source: MarketSource): Job {
  return oneInstance({
    name: 'rates',
    everyMilliseconds,
    complaint: 'rates could not be brought in',
    async run() {
      const rates = await source.rates()
      return {
        at: null,
        dueIn: ratesMilliseconds,
        write: (queries) => putRates({ ...rates, source: source.name }, queries),
      }
    },
  })
}

export function exchangesJob(source: MarketSource): Job {
  return oneInstance({
    name: 'exchanges',
    everyMilliseconds,
    complaint: 'prices of exchanges could not be brought in',
    async run() {
      const tickers = await source.yenTickers()
      return {
        at: null,
        dueIn: tickersMilliseconds,
        write: (queries) => putYenTickers(tickers, queries),
      }
    },
  })
}

const pasts = [
  { unit: 86_400, days: 365 },
  { unit: 3600, days: 90 },
  { unit: 300, days: 1 },
] as const

async function pastOf({ coinId, source, end }: { coinId: string; source: MarketSource; end: number }) {
  const past: Parameters<typeof addPastCandles>[0][] = []
  for (const { unit, days } of pasts) {
    const candles = await source.candles({ coinId, unit, start: end - days * day, end })
    past.push({ coinId, unit, candles })
  }
  return past
}

/** The past of one coin after the other, the largest first: days of a year, hours of 90 days, the last day fine. */
export function historyJob(source: MarketSource): Job {
  return oneInstance({
    name: 'history',
    everyMilliseconds,
    complaint: 'the past of a coin could not be brought in',
    async run(_, { database, now }) {
      const coinId = await coinWithoutHistory(source.name, database)
      if (coinId === undefined) return { at: null, dueIn: roundMilliseconds }
      const past = await pastOf({ coinId, source, end: Math.floor(now().getTime() / 1000) })
      return {
        at: null,
        dueIn: historyMilliseconds,
        async write(queries) {
          for (const candles of past) await addPastCandles(candles, queries)
          await markHistory({ coinId, now: now() }, queries)
        },
      }
    },
  })
}

/** Goes through all coins once an hour. */
export const candlesJob: Job = oneInstance<{ after: number }>({
  name: 'candles',
  everyMilliseconds: forgetEveryMilliseconds,
  complaint: 'old candles could not be forgotten',
  async run(at, { database, now }) {
    const coinNos = await coinNosAfter({ after: at?.after ?? 0, limit: forgottenAtOnce }, database)
    const last = coinNos.at(-1)
    if (last === undefined) return { at: { after: 0 }, dueIn: forgetMilliseconds }
    return {
      at: { after: last },
      dueIn: 0,
      write: (queries) => forgetOldCandles({ coinNos, now: now().getTime() }, queries),
    }
  },
})
