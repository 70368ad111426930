import type { Logger } from 'pino'
import { repeat } from '../jobs/repeat.ts'
import type { MarketSource } from '../outbound/market/market-source.ts'
import type { MarketBoard } from './market.board.ts'

const simulationMilliseconds = 3_000
const pagesMilliseconds = 10_000

interface Work {
  readonly board: MarketBoard
  readonly source: MarketSource
  readonly logger: Logger
  /** Told that pages with prices are no longer what they would be now. */
  readonly onChange: () => void
}

/** The simulation tells every instance the same, so each asks it for itself. */
export async function simulate({ board, source }: Pick<Work, 'board' | 'source'>): Promise<void> {
  const [coins, rates, tickers] = await Promise.all([source.coins(1), source.rates(), source.yenTickers()])
  board.putCoins(coins)
  board.putRates({ ...rates, source: source.name })
  board.putYenTickers(tickers.map((ticker) => ({ ...ticker, source: source.name })))
}

export function marketWork({ board, source, logger, onChange }: Work): () => Promise<void> {
  const failed = (what: string) => (error: unknown) => logger.warn({ err: error }, `${what}; trying again`)
  let shown = board.list.version
  const stops = [
    repeat({
      everyMilliseconds: simulationMilliseconds,
      onError: failed('the simulated market did not move'),
      task: () => simulate({ board, source }),
    }),
    repeat({
      everyMilliseconds: pagesMilliseconds,
      onError: failed('pages with prices could not be dropped'),
      async task() {
        if (shown === board.list.version) return
        shown = board.list.version
        onChange()
      },
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
