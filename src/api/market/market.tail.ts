import { isDeepStrictEqual } from 'node:util'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { ChangesLost, openChangeFeed } from '../changes/change-feed.ts'
import type { Database } from '../database/database.ts'
import { quotedCoinOf } from './coin-row.ts'
import type { MarketBoard } from './market.board.ts'
import { coinsAfter, coinsChangedAfter, type ChangedCoin } from './coins.changes.store.ts'
import { knownRates, knownYenTickers } from './rates.store.ts'

const sliceSize = 2_000

export interface MarketTail {
  /** Brings in what this instance or another has written since. */
  readonly refresh: () => Promise<void>
}

/** Loads the board from the database, and keeps it in step. */
export async function tailMarket({
  database,
  board,
}: {
  database: Database
  board: MarketBoard
}): Promise<MarketTail> {
  const feed = openChangeFeed({
    idOf: ({ coin_id: coinId }: ChangedCoin) => coinId,
    changedAfter: coinsChangedAfter,
    database,
  })
  const load = async () => {
    await feed.begin()
    await loadCoins(database, board)
  }
  await load()
  const bringInRates = async () => {
    const [rates, tickers] = await Promise.all([knownRates(database), knownYenTickers(database)])
    if (rates !== undefined) board.putRates(rates)
    board.putYenTickers(tickers)
  }
  await bringInRates()
  return {
    async refresh() {
      await feed
        .refresh(async (rows) => take(rows, board))
        .catch((error: unknown) => {
          if (error instanceof ChangesLost) return load()
          throw error
        })
      await bringInRates()
    },
  }
}

async function loadCoins(database: Database, board: MarketBoard): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await coinsAfter({ coinId: after, limit: sliceSize }, database)
    const last = rows.at(-1)
    if (last === undefined) return
    take(rows, board)
    after = last.coin_id
  }
}

function take(rows: readonly ChangedCoin[], board: MarketBoard): void {
  board.putCoins(rows.map((row) => withKnownCoin(quotedCoinOf(row), board)))
}

/** A coin whose name has not changed stays the same object: the list need not read its texts again. */
function withKnownCoin(input: QuotedCoin, { list }: MarketBoard): QuotedCoin {
  const known = list.find(input.coin.id)?.coin
  return known !== undefined && isDeepStrictEqual(known, input.coin) ? { ...input, coin: known } : input
}
