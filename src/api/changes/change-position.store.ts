import type { Queries } from '../database/database.ts'

/**
 * The transaction id at which the next read of a change feed starts. All transactions before it have ended, so one that commits
 * late cannot be missed.
 */
export async function changePosition({ query }: Queries): Promise<string> {
  const [row] = await query<{ position: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as position',
  )
  return row?.position ?? '0'
}

export async function currentSnapshot({ query }: Queries): Promise<string> {
  const [row] = await query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  return row?.snapshot ?? ''
}

/**
 * The SQL condition, order and limit of a batch of changes; `$1` is the position, `$2` the id to continue after and `$3` the
 * limit. The upper bound excludes rows restored from a dump with transaction ids that this database has not reached yet, which
 * would otherwise be read again and again for years.
 */
export function changesAfter({ table, id }: { table: string; id: string }): string {
  return `changed_in >= $1::text::xid8 and (changed_in > $1::text::xid8 or ${id} > $2)
    and changed_in < pg_snapshot_xmax(pg_current_snapshot())
    order by ${table}.changed_in, ${id} limit $3`
}
