import type { ReadFeed } from '../changes/feed-freshness.ts'
import type { Database } from '../database/database.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { japaneseExchanges, type MarketSource, type OnDrift } from '../outbound/market/market-source.ts'
import { pageTimes } from '../page-cache/page-times.ts'
import type { BoardReplica } from './board-replica.ts'
import { candlesJob } from './candles/candles.jobs.ts'
import { historyJob } from './history.ingest.ts'
import type { MarketBoard } from './market.board.ts'
import { addDemoCoins } from './market.store.ts'
import { quotesJob } from './quotes.ingest.ts'
import { exchangeJob, ratesJob } from './rates.ingest.ts'

const simulationMilliseconds = 3_000
const feedMilliseconds = 500

interface MarketJobDeps {
  readonly board: MarketBoard
  readonly replica: BoardReplica
  readonly readFeed: ReadFeed
  readonly source: MarketSource
  readonly onDrift: OnDrift
  readonly onChange: () => void
}

/** Puts the simulated market of this moment onto the board. Every instance computes the same one. */
export async function simulate({ board, source }: Pick<MarketJobDeps, 'board' | 'source'>): Promise<void> {
  const [coins, rates, tickers] = await Promise.all([
    source.coins(1),
    source.rates(),
    Promise.all(japaneseExchanges.map(source.yenTicker)),
  ])
  board.putCoins(coins)
  board.putRates({ ...rates, source: source.name })
  board.putYenTickers(tickers.map((ticker) => ({ ...ticker, source: source.name })))
}

export async function beginMarket({
  database,
  board,
  source,
}: Pick<MarketJobDeps, 'board' | 'source'> & { database: Database }): Promise<void> {
  if (!source.isSimulated) return
  await addDemoCoins(await source.coins(1), database)
  await simulate({ board, source })
}

export function marketJobs({ board, replica, readFeed, source, onDrift, onChange }: MarketJobDeps): Job[] {
  const simulation = everyInstance({
    name: 'simulation',
    everyMilliseconds: simulationMilliseconds,
    complaint: 'could not update the simulated market',
    run: () => simulate({ board, source }),
  })
  const deps = { source, onDrift }
  const fromService = [
    quotesJob(deps),
    ratesJob(deps),
    ...japaneseExchanges.map((exchange) => exchangeJob({ exchange, ...deps })),
    historyJob(deps),
  ]
  const fromSource = {
    demo: [simulation],
    coingecko: fromService,
    none: [],
  }[source.name]
  let shown = board.list.version
  return [
    ...fromSource,
    everyInstanceOnWrites({
      name: 'feed',
      everyMilliseconds: feedMilliseconds,
      complaint: 'could not read changes of the market from the database',
      run: () => readFeed(replica.refresh),
    }),
    candlesJob,
    everyInstance({
      name: 'pages',
      everyMilliseconds: pageTimes.pricesMilliseconds,
      complaint: 'could not drop cached pages with prices',
      async run() {
        if (shown === board.list.version) return
        shown = board.list.version
        onChange()
      },
    }),
  ]
}
