import type { Database, Queries } from '../database/database.ts'
import { changePosition } from './change-position.store.ts'

export interface ChangedRow {
  /** The id of the transaction that wrote the row last; it identifies a version of the row. */
  readonly changed_in: string
}

export interface ChangesAfter {
  readonly position: string
  readonly id: string
  readonly limit: number
}

interface ChangeFeedOptions<Row> {
  readonly idOf: (row: Row) => string
  /** The rows written in the transaction `after.position` or a later one, ordered by transaction and then by id. */
  readonly changedAfter: (after: ChangesAfter, queries: Queries) => Promise<readonly Row[]>
  readonly database: Database
}

export interface ChangeFeed<Row> {
  /** Starts the feed. Callers must call it before they load the existing rows, so that no change is missed in between. */
  readonly begin: () => Promise<void>
  /**
   * Passes to `take`, in batches, all rows that any instance has written since the last call. Requests are answered between the
   * batches of a large import. If `take` fails, the next call passes the same rows again.
   */
  readonly refresh: (take: (rows: readonly Row[]) => Promise<void>) => Promise<void>
}

/**
 * The database was replaced, for example restored from a backup. The changes since the last read are unknown, so callers load
 * everything again.
 */
export class ChangesLost extends Error {
  override readonly name = 'ChangesLost'
}

const batchSize = 2_000

/**
 * Reads the rows of a table that were written since the last read. A read starts at the oldest transaction that was still running
 * at the last read, so while a long transaction runs the same rows are found again and skipped: if transactions 7 and 9 have
 * written while 8 still runs, the next read starts at 8 and finds the row of 9 once more. This position only grows; if it becomes
 * smaller, the database was replaced.
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
      if (BigInt(next) < BigInt(position))
        throw new ChangesLost('The database was replaced by one with an older history.')
      const found = new Map<string, string>()
      let after: ChangesAfter = { position, id: '', limit: batchSize }
      for (;;) {
        const rows = await changedAfter(after, database)
        await take(rows.filter((row) => seen.get(idOf(row)) !== row.changed_in))
        for (const row of rows) found.set(idOf(row), row.changed_in)
        const last = rows.at(-1)
        if (last === undefined || rows.length < batchSize) break
        after = { position: last.changed_in, id: idOf(last), limit: batchSize }
      }
      position = next
      seen = found
    },
  }
}
