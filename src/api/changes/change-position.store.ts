import type { Queries } from '../database/database.ts'

/**
 * Where to read on from: every transaction before it had ended when it was asked for, so nothing that commits late
 * can slip through behind the reader.
 */
export async function changePosition({ query }: Queries): Promise<string> {
  const [row] = await query<{ position: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as position',
  )
  return row?.position ?? '0'
}

/** Another text as soon as anybody has written anything and committed it. */
export async function currentSnapshot({ query }: Queries): Promise<string> {
  const [row] = await query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  return row?.snapshot ?? ''
}

/**
 * The condition, the order and the limit of a slice of changes, for `$1` the position, `$2` the id to go on after and `$3`
 * the limit. A dump brings rows with numbers that the database it is restored into has not given yet: without the
 * upper bound all of them would be read again and again until it has, years later.
 */
export function changesAfter({ table, id }: { table: string; id: string }): string {
  return `changed_in >= $1::text::xid8 and (changed_in > $1::text::xid8 or ${id} > $2)
    and changed_in < pg_snapshot_xmax(pg_current_snapshot())
    order by ${table}.changed_in, ${id} limit $3`
}
