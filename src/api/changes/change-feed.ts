import type { Database, Queries } from '../database/database.ts'
import { changePosition } from './change-position.store.ts'

export interface ChangedRow {
  /** The transaction that wrote it: one row of two reads is the same when this is. */
  readonly changed_in: string
}

/** Where a slice of changes begins: after this row of this transaction. */
export interface ChangesAfter {
  readonly position: string
  readonly id: string
  readonly limit: number
}

interface ChangeFeedOptions<Row> {
  readonly idOf: (row: Row) => string
  /** The rows that were written in this transaction or a later one, in the order of transactions and then of ids. */
  readonly changedAfter: (after: ChangesAfter, queries: Queries) => Promise<readonly Row[]>
  readonly database: Database
}

export interface ChangeFeed<Row> {
  /** From now on; asked before the rows that stand are loaded, so that no change falls in between. */
  readonly begin: () => Promise<void>
  /**
   * Hands over what has been written since, by whichever instance, slice by slice: after a large import too each
   * question is answered in time. What `take` fails at comes again.
   */
  readonly refresh: (take: (rows: readonly Row[]) => Promise<void>) => Promise<void>
}

/** The database behind the address is another one, as after a restore: nobody can say what has changed since. */
export class ChangesLost extends Error {
  override readonly name = 'ChangesLost'
}

const sliceSize = 2_000

/**
 * The changes of a table, by the number of the transaction that wrote each row. While somebody's long transaction holds
 * the position back, the same rows come again; they are passed over. Transactions 7 and 9 have written while 8 still
 * runs: the next read begins at 8 and finds the row of 9 once more. Numbers only grow; one that fell is of another
 * database.
 */
export function openChangeFeed<Row extends ChangedRow>({
  idOf,
  changedAfter,
  database,
}: ChangeFeedOptions<Row>): ChangeFeed<Row> {
  let position = '0'
  let seen = new Map<string, string>()
  return {
    async begin() {
      position = await changePosition(database)
      seen = new Map()
    },
    async refresh(take) {
      const next = await changePosition(database)
      if (BigInt(next) < BigInt(position)) throw new ChangesLost('The database has another past than before.')
      const found = new Map<string, string>()
      let after: ChangesAfter = { position, id: '', limit: sliceSize }
      for (;;) {
        const rows = await changedAfter(after, database)
        await take(rows.filter((row) => seen.get(idOf(row)) !== row.changed_in))
        for (const row of rows) found.set(idOf(row), row.changed_in)
        const last = rows.at(-1)
        if (last === undefined || rows.length < sliceSize) break
        after = { position: last.changed_in, id: idOf(last), limit: sliceSize }
      }
      position = next
      seen = found
    },
  }
}
