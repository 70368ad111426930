import pg from 'pg'
import { asDatabaseFailure, DatabaseAway, DatabaseTooSlow } from './database-away.ts'
import type { Database, Queries } from './database.ts'
import {
  connectMilliseconds,
  graceMilliseconds,
  siteDeadlines,
  type Deadline,
  type Deadlines,
} from './deadlines.ts'

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
  readonly deadlines?: Readonly<Record<Deadline, Deadlines>>
}

/**
 * The server keeps the deadlines as long as it lives. Behind a network that swallows everything nobody would: so the
 * driver counts as well, and a connection that was silent for so long is closed and never used again.
 */
export function openPostgresDatabase({
  url,
  onIdleError,
  deadlines = siteDeadlines,
}: PostgresOptions): Database {
  const { usual } = deadlines
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: typesAsText,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: usual.statement,
    lock_timeout: usual.lock,
    idle_in_transaction_session_timeout: usual.idleTransaction,
    query_timeout: silenceAfter(usual),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', onIdleError)
  return {
    ...queriesOf((statement) => pool.query(statement)),
    async transaction(work, { deadline = 'usual' } = {}) {
      const client = await pool.connect().catch((error: unknown) => {
        throw asDatabaseFailure(error)
      })
      // A connection that breaks also fails its query; unheard, it would end the process as well.
      client.on('error', onIdleError)
      const limits = deadlines[deadline]
      const own = queriesOf((statement) => {
        // The driver reads it of each statement; its typing knows it of the whole connection alone.
        const timed = { ...statement, query_timeout: silenceAfter(limits) }
        return client.query(timed)
      })
      let isUsable = true
      try {
        await own.script(deadline === 'usual' ? 'begin' : `begin; ${limitsAsSql(limits)}`)
        const result = await work(own)
        await own.script('commit')
        return result
      } catch (error) {
        // Of one that broke or fell silent this fails as well, and it is not given to the next.
        isUsable = !(error instanceof DatabaseAway) || error instanceof DatabaseTooSlow
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

const silenceAfter = ({ statement }: Deadlines) => statement + graceMilliseconds

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
      // pg types rows as any; the caller names the shape its own SQL gives.
      return (await ask({ text: sql, values: [...values] })).rows as Row[]
    },
    async script(sql) {
      await ask({ text: sql })
    },
  }
}
