import { isDeepStrictEqual } from 'node:util'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { ChangesLost, openChangeFeed } from '../changes/change-feed.ts'
import type { Database } from '../database/database.ts'
import { quotedCoinOf } from './coin-row.ts'
import { coinsAfter, coinsChangedAfter, type ChangedCoin } from './coins.changes.store.ts'
import type { MarketBoard } from './market.board.ts'
import { knownRates, knownYenTickers } from './rates.store.ts'

const sliceSize = 2_000

export interface BoardReplica {
  readonly refresh: () => Promise<void>
}

export async function openBoardReplica({
  database,
  board,
}: {
  database: Database
  board: MarketBoard
}): Promise<BoardReplica> {
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
  const loadRates = async () => {
    const [rates, tickers] = await Promise.all([knownRates(database), knownYenTickers(database)])
    if (rates !== undefined) board.putRates(rates)
    board.putYenTickers(tickers)
  }
  await loadRates()
  return {
    async refresh() {
      await feed
        .refresh(async (rows) => putRows(rows, board))
        .catch((error: unknown) => {
          if (error instanceof ChangesLost) return load()
          throw error
        })
      await loadRates()
    },
  }
}

async function loadCoins(database: Database, board: MarketBoard): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await coinsAfter({ coinId: after, limit: sliceSize }, database)
    const last = rows.at(-1)
    if (last === undefined) return
    putRows(rows, board)
    after = last.coin_id
  }
}

function putRows(rows: readonly ChangedCoin[], board: MarketBoard): void {
  board.putCoins(rows.map((row) => withKnownCoin(quotedCoinOf(row), board)))
}

/** Reuses the coin object that is on the board if its texts are unchanged, so that the list need not index them again. */
function withKnownCoin(input: QuotedCoin, { list }: MarketBoard): QuotedCoin {
  const known = list.find(input.coin.id)?.coin
  return known !== undefined && isDeepStrictEqual(known, input.coin) ? { ...input, coin: known } : input
}
