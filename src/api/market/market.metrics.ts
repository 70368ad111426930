import { Counter, Gauge, type Registry } from 'prom-client'
import type { MarketBoard } from './market.board.ts'
import type { MarketStream } from './market.stream.ts'

export interface MarketMetrics {
  readonly failed: (job: string) => void
  readonly watch: (watched: { board: MarketBoard; stream: MarketStream; now: () => Date }) => void
}

/** What an operator watches of the market: how old the newest quote is, what fails, who listens. */
export function marketMetrics(registry: Registry): MarketMetrics {
  const registers = [registry]
  const failures = new Counter({
    name: 'market_job_failures_total',
    help: 'Turns of market jobs that failed, by job',
    labelNames: ['job'],
    registers,
  })
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
    watch({ board, stream, now }) {
      gauge('market_quote_age_seconds', 'Age of the newest quote of any coin', () => {
        const newest = board.newestQuote()
        return newest === undefined ? undefined : Math.max(0, (now().getTime() - newest) / 1000)
      })
      gauge('market_rates_age_seconds', 'Age of the exchange rates', () => {
        const rates = board.rates()
        return rates === undefined ? undefined : Math.max(0, (now().getTime() - rates.quotedAt) / 1000)
      })
      gauge('market_coins', 'Coins in the list', () => board.list.size)
      gauge('market_streams_open', 'Open streams of quotes', () => stream.stats().open)
      gauge(
        'market_streams_dropped',
        'Streams that were closed because nobody read them',
        () => stream.stats().dropped,
      )
    },
  }
}
