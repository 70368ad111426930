import pg from 'pg'
import { asDatabaseFailure, DatabaseUnavailable, DatabaseTooSlow } from './database-unavailable.ts'
import type { Database, Queries } from './database.ts'
import {
  connectMilliseconds,
  graceMilliseconds,
  siteDeadlines,
  type Deadline,
  type Deadlines,
} from './deadlines.ts'

/** Access to pg's parser of any type by its oid: array types are needed too, but the typings of pg list only the scalar ones. */
const parsers: { getTypeParser: (oid: number) => (text: string) => unknown } = pg.types
const textArray = 1009
const dateArray = 1182
const numericArray = 1231

/** Days, and arrays of days and of numerics, stay text: pg would turn days into local midnights and numerics into floats. */
const typesAsText = new pg.TypeOverrides()
typesAsText.setTypeParser(pg.types.builtins.DATE, (value) => value)
for (const array of [dateArray, numericArray]) {
  typesAsText.setTypeParser(array, parsers.getTypeParser(textArray))
}

interface PostgresOptions {
  readonly url: string
  readonly onIdleError: (error: Error) => void
  readonly deadlines?: Readonly<Record<Deadline, Deadlines>>
}

/**
 * The server enforces the deadlines, but not if the network silently drops packets. So the driver has a timeout too,
 * and a connection that exceeds it is closed and never reused.
 */
export function openPostgresDatabase({
  url,
  onIdleError,
  deadlines = siteDeadlines,
}: PostgresOptions): Database {
  const { default: limitsByDefault } = deadlines
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: typesAsText,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: limitsByDefault.statement,
    lock_timeout: limitsByDefault.lock,
    idle_in_transaction_session_timeout: limitsByDefault.idleTransaction,
    query_timeout: driverTimeout(limitsByDefault),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', onIdleError)
  return {
    ...queriesOf((statement) => pool.query(statement)),
    async transaction(work, { deadline = 'default' } = {}) {
      const client = await pool.connect().catch((error: unknown) => {
        throw asDatabaseFailure(error)
      })
      // A broken connection fails its query and also emits an error event. Without a listener for it, that event would end the
      // process.
      client.on('error', onIdleError)
      const limits = deadlines[deadline]
      const own = queriesOf((statement) => {
        // The driver takes a timeout for each statement, but its typings know that option only for a connection.
        const timed = { ...statement, query_timeout: driverTimeout(limits) }
        return client.query(timed)
      })
      let isUsable = true
      try {
        await own.script(deadline === 'default' ? 'begin' : `begin; ${limitsAsSql(limits)}`)
        const result = await work(own)
        await own.script('commit')
        return result
      } catch (error) {
        // A connection that broke or stopped answering cannot roll back, so it is closed instead of returned to the pool.
        isUsable = !(error instanceof DatabaseUnavailable) || error instanceof DatabaseTooSlow
        if (isUsable) await client.query('rollback').catch(() => (isUsable = false))
        throw error
      } finally {
        client.off('error', onIdleError)
        client.release(!isUsable)
      }
    },
    close: () => pool.end(),
  }
}

const driverTimeout = ({ statement }: Deadlines) => statement + graceMilliseconds

function limitsAsSql({ statement, lock, idleTransaction }: Deadlines): string {
  return `set local statement_timeout = ${statement}; set local lock_timeout = ${lock};
    set local idle_in_transaction_session_timeout = ${idleTransaction}`
}

type Run = (statement: { text: string; values?: unknown[] }) => Promise<{ rows: unknown[] }>

function queriesOf(run: Run): Queries {
  const ask = (statement: Parameters<Run>[0]) =>
    run(statement).catch((error: unknown) => {
      throw asDatabaseFailure(error)
    })
  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      // pg types rows as `any`; the caller states the columns that its SQL returns.
      return (await ask({ text: sql, values: [...values] })).rows as Row[]
    },
    async script(sql) {
      await ask({ text: sql })
    },
  }
}
