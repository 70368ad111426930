import type { FieldChange } from '../../domain/offerings/history/offering-difference.ts'
import type { Queries } from '../database/database.ts'

export interface ChangeRow {
  change_id: string
  changed_at: Date
  source: string
  difference: FieldChange[]
}

export async function addChanges(
  changes: readonly {
    item_id: string
    changed_at: string
    source: string
    difference: readonly FieldChange[]
  }[],
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into offering_changes (item_id, changed_at, source, difference)
     select item_id, changed_at, source, difference
     from jsonb_to_recordset($1::jsonb) as given (item_id text, changed_at timestamptz, source text, difference jsonb)`,
    [JSON.stringify(changes)],
  )
}

export async function changesOf(itemId: string, { query }: Queries): Promise<ChangeRow[]> {
  return query<ChangeRow>(
    `select change_id::text as change_id, changed_at, source, difference from offering_changes where item_id = $1
     order by changed_at desc, change_id desc limit 50`,
    [itemId],
  )
}
