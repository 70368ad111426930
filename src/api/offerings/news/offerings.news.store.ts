import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import { internalFields } from '../../../domain/offerings/fields/page-fields.ts'
import type { FieldChange } from '../../../domain/offerings/history/offering-difference.ts'
import type { Queries } from '../../database/database.ts'
import { readCell } from '../catalogue/listed-cells.store.ts'
import type { ChangeRow } from '../offering-changes.store.ts'

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

export async function latestChanges(limit: number, { query }: Queries): Promise<FoundChange[]> {
  const rows = await query<ChangeRow & { cell: string }>(
    `select change_id::text as change_id, changed_at, source, difference, cell
     from offering_changes join offerings using (item_id)
     where not hidden and exists (
       select 1 from jsonb_array_elements(difference) as part where part ->> 'field' <> all($2::text[])
     )
     order by change_id desc limit $1`,
    [limit, internalFields],
  )
  return rows.map(({ cell, ...change }) => ({ ...change, entry: readCell(cell) }))
}

export async function findChanges(changeIds: readonly string[], { query }: Queries): Promise<FoundChange[]> {
  const rows = await query<ChangeRow & { cell: string }>(
    `select change_id::text as change_id, changed_at, source, difference, cell
     from offering_changes join offerings using (item_id)
     where change_id = any($1::bigint[]) and not hidden`,
    [changeIds],
  )
  return rows.map(({ cell, ...change }) => ({ ...change, entry: readCell(cell) }))
}

export async function addedSince(moment: Date, { query }: Queries): Promise<{ item_id: string; at: Date }[]> {
  return query(
    `select item_id, created_at as at from offerings where not hidden and created_at > $1
     order by created_at desc, item_id collate "C"`,
    [moment],
  )
}

/** The changes of visible offerings after a moment, the oldest first. */
export async function changedSince(
  moment: Date,
  { query }: Queries,
): Promise<{ item_id: string; at: Date; difference: FieldChange[] }[]> {
  return query(
    `select item_id, changed_at as at, difference from offering_changes join offerings using (item_id)
     where changed_at > $1 and not hidden order by change_id`,
    [moment],
  )
}

export async function entriesOf(
  itemIds: readonly string[],
  { query }: Queries,
): Promise<ReadonlyMap<string, ListedOffering>> {
  const rows = await query<{ item_id: string; cell: string }>(
    'select item_id, cell from offerings where item_id = any($1::text[]) and not hidden',
    [itemIds],
  )
  return new Map(rows.map(({ item_id: id, cell }) => [id, readCell(cell)]))
}

export async function latestChangesOf(
  { itemIds, limit }: { itemIds: readonly string[]; limit: number },
  { query }: Queries,
): Promise<FoundChange[]> {
  const rows = await query<ChangeRow & { cell: string }>(
    `select change_id::text as change_id, changed_at, source, difference, cell
     from offering_changes join offerings using (item_id)
     where item_id = any($1::text[]) and not hidden
     order by changed_at desc, change_id desc limit $2`,
    [itemIds, limit],
  )
  return rows.map(({ cell, ...change }) => ({ ...change, entry: readCell(cell) }))
}
