import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { releaseJobs } from '../jobs/job-claims.store.ts'
import { repeat } from '../jobs/repeat.ts'
import type { MarketSource } from '../outbound/market/market-source.ts'
import type { MarketBoard } from './market.board.ts'
import type { MarketTail } from './market.tail.ts'
import {
  forgetCandles,
  ingestHistory,
  ingestQuotes,
  ingestRates,
  ingestYenTickers,
  type Ingest,
} from './market.ingest.ts'
import { addDemoCoins } from './market.store.ts'

const simulationMilliseconds = 3_000
const feedMilliseconds = 500
const jobMilliseconds = 1_000
const forgetMilliseconds = 60_000
const pagesMilliseconds = 10_000

interface Work {
  readonly database: Database
  readonly board: MarketBoard
  readonly tail: MarketTail
  readonly source: MarketSource
  /** Names this instance among those that share the jobs. */
  readonly owner: string
  readonly logger: Logger
  readonly now: () => Date
  /** Told that pages with prices are no longer what they would be now. */
  readonly onChange: () => void
  /** Told of each turn that failed, by the name of the job. */
  readonly onFailure: (job: string) => void
}

/** The simulation tells every instance the same, so each asks it for itself. */
export async function simulate({ board, source }: Pick<Work, 'board' | 'source'>): Promise<void> {
  const [coins, rates, tickers] = await Promise.all([source.coins(1), source.rates(), source.yenTickers()])
  board.putCoins(coins)
  board.putRates({ ...rates, source: source.name })
  board.putYenTickers(tickers.map((ticker) => ({ ...ticker, source: source.name })))
}

/** Before the first request: the simulated market as it is now. A real one comes from the database. */
export async function beginMarket({
  database,
  board,
  source,
}: Pick<Work, 'database' | 'board' | 'source'>): Promise<void> {
  if (!source.isSimulated) return
  await addDemoCoins(await source.coins(1), database)
  await simulate({ board, source })
}

export function marketWork(work: Work): () => Promise<void> {
  const { database, board, tail, source, owner, logger, onChange, onFailure } = work
  const turn = (job: string, everyMilliseconds: number, task: () => Promise<unknown>) =>
    repeat({
      everyMilliseconds,
      task,
      onError(error) {
        onFailure(job)
        logger.warn({ err: error, job }, 'a turn of the market failed; trying again')
      },
    })
  const ingest: Ingest = work
  const jobs = {
    quotes: ingestQuotes,
    rates: ingestRates,
    exchanges: ingestYenTickers,
    history: ingestHistory,
  }
  const sourceTurns = source.isSimulated
    ? [turn('simulation', simulationMilliseconds, () => simulate(work))]
    : Object.entries(jobs).map(([name, job]) => turn(name, jobMilliseconds, () => job(ingest)))
  let shown = board.list.version
  const stops = [
    ...sourceTurns,
    turn('feed', feedMilliseconds, tail.refresh),
    turn('candles', forgetMilliseconds, () => forgetCandles(work)),
    turn('pages', pagesMilliseconds, async () => {
      if (shown === board.list.version) return
      shown = board.list.version
      onChange()
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    // The database may be the reason for the stop.
    await releaseJobs(owner, database).catch((error: unknown) =>
      logger.warn({ err: error }, 'jobs not given back'),
    )
  }
}
