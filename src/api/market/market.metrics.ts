import { Counter, Gauge, type Registry } from 'prom-client'
import { listAge } from '../../domain/market/list/list-age.ts'
import { drifts, japaneseExchanges, type OnDrift } from '../outbound/market/market-source.ts'
import type { MarketBoard } from './market.board.ts'
import type { MarketStream } from './market.stream.ts'

export interface MarketMetrics {
  readonly failed: (job: string) => void
  readonly drifted: OnDrift
  readonly watch: (watched: {
    board: MarketBoard
    stream: MarketStream
    /** The name of the source. The age of imported quotes is not measured, because imported quotes are not updated. */
    source: string
    now: () => Date
  }) => void
}

const watchedCoins = 1_000

export function marketMetrics(registry: Registry): MarketMetrics {
  const registers = [registry]
  const failures = new Counter({
    name: 'market_job_failures_total',
    help: 'Failed runs of market jobs, by job',
    labelNames: ['job'],
    registers,
  })
  const drifted = new Counter({
    name: 'market_drift_total',
    help: 'Unexpected data from the market source, by kind',
    labelNames: ['what'],
    registers,
  })
  for (const what of drifts) drifted.inc({ what }, 0)
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read()
        if (value !== undefined) this.set(value)
      },
    })
  return {
    failed: (job) => failures.inc({ job }),
    drifted: (what, { count }) => drifted.inc({ what }, count),
    watch({ board, stream, source, now }) {
      gauge(
        'market_quote_age_seconds',
        'Age in seconds below which nine tenths of the first 1,000 coins have their quote',
        () => {
          const first = { q: '', page: 1, sort: 'rank', order: 'asc', size: watchedCoins } as const
          const quotes = board.list.search(first).coins.map(({ quote }) => quote)
          const own = quotes.filter((quote) => quote.source === source)
          return listAge(own, now().getTime())
        },
      )
      exchangeAges({ board, now, registers })
      gauge('market_rates_age_seconds', 'Age of the exchange rates', () => {
        const rates = board.rates()
        return rates === undefined ? undefined : Math.max(0, (now().getTime() - rates.quotedAt) / 1000)
      })
      gauge('market_coins', 'Coins in the list', () => board.list.size)
      gauge('market_streams_open', 'Open streams of quotes', () => stream.stats().open)
      gauge(
        'market_streams_dropped',
        'Streams that were closed because the client did not read',
        () => stream.stats().dropped,
      )
    },
  }
}

function exchangeAges({
  board,
  now,
  registers,
}: {
  board: MarketBoard
  now: () => Date
  registers: Registry[]
}): Gauge {
  return new Gauge({
    name: 'market_exchange_age_seconds',
    help: 'Age of the last price of each Japanese exchange',
    labelNames: ['exchange'],
    registers,
    collect() {
      const known = new Map(board.yenTickers().map(({ exchange, quotedAt }) => [exchange, quotedAt]))
      for (const exchange of japaneseExchanges) {
        const quotedAt = known.get(exchange)
        if (quotedAt !== undefined) this.set({ exchange }, Math.max(0, (now().getTime() - quotedAt) / 1000))
      }
    },
  })
}
