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
