import type { Database } from '../../api/database/database.ts'
import type { ContentKind } from './content-kind.ts'

export interface Exporting {
  readonly database: Database
  readonly write: (text: string) => Promise<void>
}

/** Writes every row as a line of JSON; answers how many. */
export async function exportContent<Content>(
  { exportTo }: ContentKind<Content>,
  { database, write }: Exporting,
): Promise<number> {
  let count = 0
  await exportTo(async (rows) => {
    count += rows.length
    await write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  }, database)
  return count
}
