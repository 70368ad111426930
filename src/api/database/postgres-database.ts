import pg from 'pg'
import type { Database, Queries } from './database.ts'

type Runner = Pick<pg.Pool | pg.PoolClient, 'query'>

/** Types that pg knows by number only, although its own typing lists the single values alone. */
const parsers: { getTypeParser: (oid: number) => (text: string) => unknown } = pg.types
const textArray = 1009
const dateArray = 1182
const numericArray = 1231

/** Days stay as they are written, and so do arrays of them and of numeric: pg would make local midnights and floats. */
const typesAsText = new pg.TypeOverrides()
typesAsText.setTypeParser(pg.types.builtins.DATE, (value) => value)
for (const array of [dateArray, numericArray]) {
  typesAsText.setTypeParser(array, parsers.getTypeParser(textArray))
}

interface PostgresOptions {
  readonly url: string
  /** Told when a connection breaks; the pool replaces it by itself. */
  readonly onIdleError: (error: Error) => void
}

export function openPostgresDatabase({ url, onIdleError }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: typesAsText,
    connectionTimeoutMillis: 5_000,
  })
  pool.on('error', onIdleError)
  return {
    ...queriesOf(pool),
    async transaction(work) {
      const client = await pool.connect()
      // A connection that breaks also fails its query; unheard, it would end the process as well.
      client.on('error', onIdleError)
      try {
        await client.query('begin')
        const result = await work(queriesOf(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(onIdleError)
        throw error
      } finally {
        client.off('error', onIdleError)
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
