import type { Queries } from './database.ts'

/** SQLSTATE classes of values that cannot be stored: data exceptions and violated constraints. */
const refusedValue = /^2[23]/

/**
 * Writes rows together. If the database refuses a value, the rows are split in halves again and again, so that all
 * other rows are written. Returns the refused rows. Must run inside a transaction.
 */
export async function writeAcceptedRows<Row>(
  { rows, write }: { rows: readonly Row[]; write: (rows: readonly Row[], queries: Queries) => Promise<void> },
  queries: Queries,
): Promise<readonly Row[]> {
  if (rows.length === 0) return []
  await queries.query('savepoint each_alone')
  try {
    await write(rows, queries)
    await queries.query('release savepoint each_alone')
    return []
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    await queries.query('rollback to savepoint each_alone')
    await queries.query('release savepoint each_alone')
    if (rows.length === 1) return rows
    const middle = Math.ceil(rows.length / 2)
    const first = await writeAcceptedRows({ rows: rows.slice(0, middle), write }, queries)
    const second = await writeAcceptedRows({ rows: rows.slice(middle), write }, queries)
    return [...first, ...second]
  }
}

function isRefusedValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusedValue.test(String(error.code))
}
