import type { Queries } from './database.ts'

/** Classes of SQLSTATE that say "this value cannot be stored": data exceptions, and constraints that are violated. */
const refusedValue = /^2[23]/

/**
 * Writes rows together, and where the database refuses the value of one, all the others: halves that fail are halved
 * again. Answers the rows that were refused. It stands within a transaction.
 */
export async function writeEachAlone<Row>(
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
    const first = await writeEachAlone({ rows: rows.slice(0, middle), write }, queries)
    const second = await writeEachAlone({ rows: rows.slice(middle), write }, queries)
    return [...first, ...second]
  }
}

function isRefusedValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusedValue.test(String(error.code))
}
