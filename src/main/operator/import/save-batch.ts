import type { Database } from '../../../api/database/database.ts'
import type { ContentRows } from '../../../api/transfer/content-kind.ts'
import { saveContents } from '../../../api/transfer/save-contents.ts'
import type { ImportReport } from './import-report.ts'
import type { ReadLine } from './read-line.ts'

interface Batch {
  readonly batch: readonly ReadLine[]
  readonly dryRun: boolean
  readonly now: Date
  readonly database: Database
  readonly report: ImportReport
}

/** If the database refuses a value of the batch, the rows are stored one by one to find the refused one. */
export async function saveBatch(
  rows: ContentRows<unknown>,
  { batch, dryRun, now, database, report }: Batch,
): Promise<void> {
  const save = async (lines: readonly ReadLine[]) => {
    const contents = lines.map(({ content }) => content)
    report.saved(await saveContents(rows, { contents, now, dryRun }, database))
  }
  try {
    return await save(batch)
  } catch (error) {
    if (databaseRefusal(error) === undefined) throw error
  }
  for (const line of batch) {
    try {
      await save([line])
    } catch (error) {
      const got = databaseRefusal(error)
      if (got === undefined) throw error
      report.refused(line.line, [{ field: '', code: 'refused_by_database', got }])
    }
  }
}

/** The reason why the database cannot store a value: PostgreSQL's error classes 22 (data) and 23 (constraints). */
function databaseRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)))) return undefined
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message
}
