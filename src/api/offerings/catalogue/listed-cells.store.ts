import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import type { Queries } from '../../database/database.ts'

export function readCell(cell: string): ListedOffering {
  return JSON.parse(cell) as ListedOffering
}

/** Entries for a list, in the order of `itemIds`; ids of hidden or deleted entries are skipped. */
export async function findListed(itemIds: readonly string[], { query }: Queries): Promise<ListedOffering[]> {
  if (itemIds.length === 0) return []
  const rows = await query<{ cell: string }>(
    `select cell from unnest($1::text[]) with ordinality as requested (item_id, place)
     join offerings using (item_id) where not hidden order by place`,
    [itemIds],
  )
  return rows.map(({ cell }) => readCell(cell))
}
