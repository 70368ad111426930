import { inwardFields } from '../../domain/offerings/history/offering-difference.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import type { Queries } from '../database/database.ts'
import { readCell, type ChangeRow } from './offerings.store.ts'

export interface FoundChange extends ChangeRow {
  readonly entry: ListedOffering
}

export async function latestOfferings(
  limit: number,
  { query }: Queries,
): Promise<{ entry: ListedOffering }[]> {
  const rows = await query<{ cell: string }>(
    `select cell from offerings where not hidden order by created_at desc, item_id collate "C" limit $1`,
    [limit],
  )
  return rows.map(({ cell }) => ({ entry: readCell(cell) }))
}

/** Changes of any offering that is to be seen, as far as they are worth telling, the latest first. */
export async function latestChanges(limit: number, { query }: Queries): Promise<FoundChange[]> {
  const rows = await query<ChangeRow & { cell: string }>(
    `select change_id::text as change_id, changed_at, source, difference, cell
     from offering_changes join offerings using (item_id)
     where not hidden and exists (
       select 1 from jsonb_array_elements(difference) as part where part ->> 'field' <> all($2::text[])
     )
     order by change_id desc limit $1`,
    [limit, [...inwardFields]],
  )
  return rows.map(({ cell, ...change }) => ({ ...change, entry: readCell(cell) }))
}

/** These changes, as far as their offerings are to be seen. */
export async function findChanges(changeIds: readonly string[], { query }: Queries): Promise<FoundChange[]> {
  const rows = await query<ChangeRow & { cell: string }>(
    `select change_id::text as change_id, changed_at, source, difference, cell
     from offering_changes join offerings using (item_id)
     where change_id = any($1::bigint[]) and not hidden`,
    [changeIds],
  )
  return rows.map(({ cell, ...change }) => ({ ...change, entry: readCell(cell) }))
}
