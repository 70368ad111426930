import type { ReadFeed } from '../changes/feed-freshness.ts'
import type { Database } from '../database/database.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { japaneseExchanges, type MarketSource, type OnDrift } from '../outbound/market/market-source.ts'
import { pageTimes } from '../page-cache/page-times.ts'
import { candlesJob } from './candles/candles.jobs.ts'
import type { MarketBoard } from './market.board.ts'
import type { MarketTail } from './market.tail.ts'
import { historyJob } from './history.ingest.ts'
import { exchangeJob, ratesJob } from './market.ingest.ts'
import { addDemoCoins } from './market.store.ts'
import { quotesJob } from './quotes.ingest.ts'

const simulationMilliseconds = 3_000
const feedMilliseconds = 500

interface MarketJobs {
  readonly board: MarketBoard
  readonly tail: MarketTail
  readonly readFeed: ReadFeed
  readonly source: MarketSource
  readonly onDrift: OnDrift
  /** Told that pages with prices are no longer what they would be now. */
  readonly onChange: () => void
}

/** The simulation tells every instance the same, so each asks it for itself. */
export async function simulate({ board, source }: Pick<MarketJobs, 'board' | 'source'>): Promise<void> {
  const [coins, rates, tickers] = await Promise.all([
    source.coins(1),
    source.rates(),
    Promise.all(japaneseExchanges.map(source.yenTicker)),
  ])
  board.putCoins(coins)
  board.putRates({ ...rates, source: source.name })
  board.putYenTickers(tickers.map((ticker) => ({ ...ticker, source: source.name })))
}

/** Before the first request: the simulated market as it is now. A real one comes from the database. */
export async function beginMarket({
  database,
  board,
  source,
}: Pick<MarketJobs, 'board' | 'source'> & { database: Database }): Promise<void> {
  if (!source.isSimulated) return
  await addDemoCoins(await source.coins(1), database)
  await simulate({ board, source })
}

/** What goes on beside the requests: prices come in, from the simulation or through the database, and pages go. */
export function marketJobs({ board, tail, readFeed, source, onDrift, onChange }: MarketJobs): Job[] {
  const simulation = everyInstance({
    name: 'simulation',
    everyMilliseconds: simulationMilliseconds,
    complaint: 'the simulated market could not be moved on',
    run: () => simulate({ board, source }),
  })
  const deps = { source, onDrift }
  const fromSource = [
    quotesJob(deps),
    ratesJob(deps),
    ...japaneseExchanges.map((exchange) => exchangeJob({ exchange, ...deps })),
    historyJob(deps),
  ]
  let shown = board.list.version
  return [
    ...(source.isSimulated ? [simulation] : fromSource),
    everyInstanceOnWrites({
      name: 'feed',
      everyMilliseconds: feedMilliseconds,
      complaint: 'changes of the market could not be read',
      run: () => readFeed(tail.refresh),
    }),
    candlesJob,
    everyInstance({
      name: 'pages',
      everyMilliseconds: pageTimes.pricesMilliseconds,
      complaint: 'pages with prices could not be dropped',
      async run() {
        if (shown === board.list.version) return
        shown = board.list.version
        onChange()
      },
    }),
  ]
}
