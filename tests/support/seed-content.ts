import type { Database } from '../../src/api/database/database.ts'
import type { ContentRows } from '../../src/api/transfer/content-kind.ts'
import { saveContents } from '../../src/api/transfer/save-contents.ts'

export async function seedContent<Content>(
  kind: ContentRows<Content>,
  { rows, now }: { rows: readonly unknown[]; now: Date },
  database: Database,
): Promise<void> {
  const contents = rows.map((row) => {
    const reading = kind.read({ row, now: now.getTime() })
    if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
    return reading.content
  })
  await saveContents(kind, { contents, now, dryRun: false }, database)
}
