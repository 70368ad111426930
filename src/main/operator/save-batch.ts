import type { Database } from '../../api/database/database.ts'
import type { ContentKind } from './content-kind.ts'
import type { ImportReport } from './import-report.ts'
import type { Row } from './read-line.ts'

interface Batch<Content> {
  readonly batch: readonly Row<Content>[]
  readonly dryRun: boolean
  readonly now: Date
  readonly database: Database
  readonly report: ImportReport
}

/** Where the database refuses a batch for what stands in it, its rows go in one by one, to find the one it means. */
export async function saveBatch<Content>(
  kind: ContentKind<Content>,
  { batch, dryRun, now, database, report }: Batch<Content>,
): Promise<void> {
  try {
    report.saved(await kind.save({ contents: batch.map(({ content }) => content), now, dryRun }, database))
    return
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
  }
  for (const { line, content } of batch) {
    try {
      report.saved(await kind.save({ contents: [content], now, dryRun }, database))
    } catch (error) {
      const got = refusalOf(error)
      if (got === undefined) throw error
      report.refused(line, [{ field: '', code: 'refused_by_database', got }])
    }
  }
}

/** What a database says of a value it cannot keep: PostgreSQL's classes 22 (data) and 23 (constraints). */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)))) return undefined
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message
}
