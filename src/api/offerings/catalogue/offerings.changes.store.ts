import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import type { ChangedRow, ChangesAfter } from '../../changes/change-feed.ts'
import { changesAfter } from '../../changes/change-position.store.ts'
import type { Queries } from '../../database/database.ts'

export interface ChangedOffering extends ChangedRow {
  item_id: string
  cell: string
  hidden: boolean
}

const columns = 'item_id, cell, hidden, changed_in::text as changed_in'

export async function offeringsChangedAfter(
  { position, id, limit }: ChangesAfter,
  { query }: Queries,
): Promise<ChangedOffering[]> {
  const changes = changesAfter({ table: 'offerings', id: 'item_id' })
  return query<ChangedOffering>(`select ${columns} from offerings where ${changes}`, [position, id, limit])
}

/**
 * Reads the next slice of all entries in the order of their ids, for loading the catalogue; undefined after the last. The
 * database returns one JSON text, because many small rows take three times as long to read.
 */
export async function listedAfter(
  { itemId, limit }: { itemId: string; limit: number },
  { query }: Queries,
): Promise<{ last: string; listed: ListedOffering[] } | undefined> {
  const [row] = await query<{ last: string | null; cells: string | null }>(
    `select max(item_id) as last, '[' || string_agg(cell, ',') filter (where not hidden) || ']' as cells
     from (select item_id, cell, hidden from offerings where item_id > $1 order by item_id limit $2) as slice`,
    [itemId, limit],
  )
  if (row === undefined || row.last === null) return undefined
  return { last: row.last, listed: JSON.parse(row.cells ?? '[]') as ListedOffering[] }
}
