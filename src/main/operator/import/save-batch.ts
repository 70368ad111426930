import type { Database } from '../../../api/database/database.ts'
import type { ContentRows } from '../../../api/transfer/content-kind.ts'
import { RowsRefused } from '../../../api/transfer/rows-refused.ts'
import { saveContents } from '../../../api/transfer/save-contents.ts'
import type { ImportReport } from './import-report.ts'
import type { LineIssue, ReadLine } from './read-line.ts'

interface Batch {
  readonly batch: readonly ReadLine[]
  readonly dryRun: boolean
  readonly now: Date
  readonly database: Database
  readonly report: ImportReport
}

/**
 * Stores a batch of imported rows. If one of their values is refused, each row is stored by itself, so that only the refused rows
 * are left out and reported.
 */
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
    if (refusal(error) === undefined) throw error
  }
  for (const line of batch) {
    try {
      await save([line])
    } catch (error) {
      const issues = refusal(error)
      if (issues === undefined) throw error
      report.refused(line.line, issues)
    }
  }
}

function refusal(error: unknown): readonly LineIssue[] | undefined {
  if (error instanceof RowsRefused) return error.issues
  const got = databaseRefusal(error)
  return got === undefined ? undefined : [{ field: '', code: 'refused_by_database', got }]
}

/**
 * PostgreSQL's reason for refusing a value of a row: errors of class 22 (data) or 23 (constraints). Undefined for any other
 * error, which the row has not caused.
 */
function databaseRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)))) return undefined
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message
}
