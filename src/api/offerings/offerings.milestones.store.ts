import type { Queries } from '../database/database.ts'
import type { OfferingRow } from './offerings.store.ts'

export async function offeringsAround(
  { from, to }: { from: Date; to: Date },
  { query }: Queries,
): Promise<Pick<OfferingRow, 'entry' | 'status_pinned'>[]> {
  return query(
    `select entry, status_pinned from offerings
     where not hidden and (ico_start between $1 and $2 or ico_end between $1 and $2)
     order by item_id`,
    [from, to],
  )
}
