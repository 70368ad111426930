import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Queries } from '../../src/api/database/database.ts'

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
        // A queued transaction starts when another one ends, in the async context of that one. Binding makes its statements count
        // for the caller that requested it.
        database.transaction(AsyncLocalStorage.bind((queries: Queries) => work(recorded(queries)))),
    } satisfies Database as Database,
    async during(work: () => Promise<unknown>): Promise<string[]> {
      const statements: string[] = []
      await recording.run(statements, work)
      return statements
    },
  }
}
