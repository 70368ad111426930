import type { Database, Queries } from '../database/database.ts'
import { changePosition } from './change-position.store.ts'

export interface ChangedRow {
  /** The transaction that wrote it: one row of two reads is the same when this is. */
  readonly changed_in: string
}

interface ChangeFeedOptions<Row> {
  readonly idOf: (row: Row) => string
  /** The rows that were written in this transaction or a later one. */
  readonly changedSince: (position: string, queries: Queries) => Promise<readonly Row[]>
  readonly database: Database
}

export interface ChangeFeed<Row> {
  /** From now on; asked before the rows that stand are loaded, so that no change falls in between. */
  readonly begin: () => Promise<void>
  /** Hands over what has been written since, by whichever instance. What `take` fails at comes again. */
  readonly refresh: (take: (rows: readonly Row[]) => Promise<void>) => Promise<void>
}

/**
 * The changes of a table, by the number of the transaction that wrote each row. While somebody's long transaction holds
 * the position back, the same rows come again; they are passed over. Transactions 7 and 9 have written while 8 still
 * runs: the next read begins at 8 and finds the row of 9 once more.
 */
export function openChangeFeed<Row extends ChangedRow>({
  idOf,
  changedSince,
  database,
}: ChangeFeedOptions<Row>): ChangeFeed<Row> {
  let position = '0'
  let seen = new Map<string, string>()
  return {
    async begin() {
      position = await changePosition(database)
    },
    async refresh(take) {
      const next = await changePosition(database)
      const rows = await changedSince(position, database)
      await take(rows.filter((row) => seen.get(idOf(row)) !== row.changed_in))
      position = next
      seen = new Map(rows.map((row) => [idOf(row), row.changed_in]))
    },
  }
}
