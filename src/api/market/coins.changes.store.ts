import type { ChangedRow, ChangesAfter } from '../changes/change-feed.ts'
import { changesAfter } from '../changes/change-position.store.ts'
import type { Queries } from '../database/database.ts'
import type { CoinRow } from './coin-row.ts'
import { quotedColumns } from './market.store.ts'

export type ChangedCoin = CoinRow & ChangedRow

const changedColumns = `coin_id, coin_no, ${quotedColumns}, changed_in::text as changed_in`

/** Coins changed since a position. Simulated coins are left out, because their rows contain no quotes. */
export async function coinsChangedAfter(
  { position, id, limit }: ChangesAfter,
  { query }: Queries,
): Promise<ChangedCoin[]> {
  const changes = changesAfter({ table: 'coins', id: 'coin_id' })
  return query<ChangedCoin>(`select ${changedColumns} from coins where source <> 'demo' and ${changes}`, [
    position,
    id,
    limit,
  ])
}

export async function coinsAfter(
  { coinId, limit }: { coinId: string; limit: number },
  { query }: Queries,
): Promise<ChangedCoin[]> {
  return query<ChangedCoin>(
    `select ${changedColumns} from coins where coin_id > $1 and source <> 'demo' order by coin_id limit $2`,
    [coinId, limit],
  )
}
