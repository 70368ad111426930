import pg from 'pg'
import type { Database, Queries } from './database.ts'

type Runner = Pick<pg.Pool | pg.PoolClient, 'query'>

/** Days stay as they are written; pg would make them local midnights. */
const typesWithDays = new pg.TypeOverrides()
typesWithDays.setTypeParser(pg.types.builtins.DATE, (value) => value)

interface PostgresOptions {
  readonly url: string
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onIdleError: (error: Error) => void
}

export function openPostgresDatabase({ url, onIdleError }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: typesWithDays,
    connectionTimeoutMillis: 5_000,
  })
  pool.on('error', onIdleError)
  return {
    ...queriesOf(pool),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(queriesOf(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

function queriesOf(runner: Runner): Queries {
  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      // pg types rows as any; the caller names the shape its own SQL gives.
      return (await runner.query(sql, [...values])).rows as Row[]
    },
    async script(sql) {
      await runner.query(sql)
    },
  }
}
