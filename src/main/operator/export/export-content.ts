import type { Database } from '../../../api/database/database.ts'
import type { ContentKind } from '../../../api/transfer/content-kind.ts'

export async function exportContent(
  kind: Pick<ContentKind<unknown>, 'exportTo'>,
  { database, write }: { database: Database; write: (text: string) => Promise<void> },
): Promise<number> {
  let count = 0
  await kind.exportTo(async (rows) => {
    count += rows.length
    await write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  }, database)
  return count
}
