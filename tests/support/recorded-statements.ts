import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Queries } from '../../src/api/database/database.ts'

/** A database that tells which statements some work has sent, without those of what goes on beside it. */
export function recordStatements(database: Database) {
  const recording = new AsyncLocalStorage<string[]>()
  const recorded = ({ query, script }: Queries): Queries => ({
    query: (sql, values) => {
      recording.getStore()?.push(sql.replaceAll(/\s+/g, ' '))
      return query(sql, values)
    },
    script,
  })
  return {
    database: {
      ...database,
      ...recorded(database),
      transaction: (work) =>
        // The work may be begun by whoever ends the transaction before it: it belongs to who asked for it.
        database.transaction(AsyncLocalStorage.bind((queries: Queries) => work(recorded(queries)))),
    } satisfies Database as Database,
    async during(work: () => Promise<unknown>): Promise<string[]> {
      const statements: string[] = []
      await recording.run(statements, work)
      return statements
    },
  }
}
