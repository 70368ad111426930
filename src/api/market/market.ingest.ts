import type { Database } from '../database/database.ts'
import { runClaimed } from '../jobs/claimed-job.ts'
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
/** More than any source lists with a price. */
const mostPages = 60
const forgottenAtOnce = 200
const day = 86_400

export interface Ingest {
  readonly database: Database
  readonly source: MarketSource
  /** Names this instance. */
  readonly owner: string
  readonly now: () => Date
}

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
export function ingestQuotes({ database, source, owner, now }: Ingest): Promise<boolean> {
  return runClaimed<Round>({
    job: 'market quotes',
    owner,
    database,
    now,
    async turn(at) {
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

export function ingestRates({ database, source, owner, now }: Ingest): Promise<boolean> {
  return runClaimed({
    job: 'market rates',
    owner,
    database,
    now,
    async turn() {
      const rates = await source.rates()
      return {
        at: null,
        dueIn: ratesMilliseconds,
        write: (queries) => putRates({ ...rates, source: source.name }, queries),
      }
    },
  })
}

export function ingestYenTickers({ database, source, owner, now }: Ingest): Promise<boolean> {
  return runClaimed({
    job: 'market exchanges',
    owner,
    database,
    now,
    async turn() {
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
  const told: Parameters<typeof addPastCandles>[0][] = []
  for (const { unit, days } of pasts) {
    const candles = await source.candles({ coinId, unit, start: end - days * day, end })
    told.push({ coinId, unit, candles })
  }
  return told
}

/** The past of one coin after the other, the largest first: days of a year, hours of 90 days, the last day fine. */
export function ingestHistory({ database, source, owner, now }: Ingest): Promise<boolean> {
  return runClaimed({
    job: 'market history',
    owner,
    database,
    now,
    async turn() {
      const coinId = await coinWithoutHistory(source.name, database)
      if (coinId === undefined) return { at: null, dueIn: roundMilliseconds }
      const told = await pastOf({ coinId, source, end: Math.floor(now().getTime() / 1000) })
      return {
        at: null,
        dueIn: historyMilliseconds,
        async write(queries) {
          for (const past of told) await addPastCandles(past, queries)
          await markHistory({ coinId, now: now() }, queries)
        },
      }
    },
  })
}

/** Goes through all coins once an hour. */
export function forgetCandles({ database, owner, now }: Omit<Ingest, 'source'>): Promise<boolean> {
  return runClaimed<{ after: number }>({
    job: 'market candles',
    owner,
    database,
    now,
    async turn(at) {
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
}
