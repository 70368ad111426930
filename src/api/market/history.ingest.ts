import { dayInSeconds } from '../../domain/kernel/time/durations.ts'
import { oneInstance, type Job } from '../jobs/job.ts'
import { SourceFailure } from '../outbound/market/fetch-json.ts'
import type { MarketSource } from '../outbound/market/market-source.ts'
import { addPastCandles } from './candles/sourced-candles.store.ts'
import { coinWithoutHistory, markHistory, postponeHistory } from './coin-history.store.ts'
import type { IngestDeps } from './quotes.ingest.ts'

const historyMilliseconds = 15_000
const noHistoryMilliseconds = 60_000
const maxHistoryPause = 300_000
const everyMilliseconds = 1_000

const pasts = [
  { unit: 86_400, days: 365 },
  { unit: 3600, days: 90 },
  { unit: 300, days: 1 },
] as const

type Past = Parameters<typeof addPastCandles>[0][]

async function pastOf({ coinId, source, end }: { coinId: string; source: MarketSource; end: number }) {
  const past: Past = []
  for (const { unit, days } of pasts) {
    const candles = await source.candles({ coinId, unit, start: end - days * dayInSeconds, end })
    past.push({ coinId, unit, candles })
  }
  return past
}

/**
 * Imports past prices, one coin per run, the largest first: days for a year, hours for 90 days, five minutes for the last day. A
 * coin whose past prices are unavailable is tried again later.
 */
export function historyJob({ source }: Pick<IngestDeps, 'source'>): Job {
  return oneInstance<{ failed: number } | null>({
    name: 'history',
    everyMilliseconds,
    complaint: 'could not import past prices of a coin',
    async run(reached, { database, now }) {
      const coinId = await coinWithoutHistory({ source: source.name, now: now() }, database)
      if (coinId === undefined) return { at: null, dueIn: noHistoryMilliseconds }
      const end = Math.floor(now().getTime() / 1000)
      const past = await pastOf({ coinId, source, end }).catch((error: unknown) => {
        if (error instanceof SourceFailure && error.waitMilliseconds === 0) return error
        throw error
      })
      const failed = past instanceof Error ? (reached?.failed ?? 0) + 1 : 0
      const isKnown = !(past instanceof Error) && past.some(({ candles }) => candles.length > 0)
      return {
        at: { failed },
        dueIn: Math.min(historyMilliseconds * 2 ** Math.max(0, failed - 1), maxHistoryPause),
        failure: past instanceof Error ? past : undefined,
        async write(queries) {
          if (!isKnown) return postponeHistory({ coinId, now: now() }, queries)
          for (const candles of past) await addPastCandles(candles, queries)
          await markHistory({ coinId, now: now() }, queries)
        },
      }
    },
  })
}
