import { DatabaseUnavailable, DatabaseTooSlow } from './database-unavailable.ts'
import type { Database } from './database.ts'

interface Outages {
  readonly onUnavailable: (error: DatabaseUnavailable) => void
  readonly onRecovered: (outageMilliseconds: number) => void
}

/**
 * Reports once when the database becomes unavailable and once when it answers again. While it does not answer at all,
 * only one query at a time tries it and all others fail at once, instead of each waiting for five seconds.
 */
export function watchDatabase(database: Database, { onUnavailable, onRecovered }: Outages): Database {
  let outage: { readonly since: number; hasTimedOut: boolean; isRetrying: boolean } | undefined

  const failed = (error: DatabaseUnavailable) => {
    if (outage === undefined) {
      outage = { since: performance.now(), hasTimedOut: false, isRetrying: false }
      onUnavailable(error)
    }
    outage.hasTimedOut = error.isTimeout
  }
  const answered = () => {
    if (outage === undefined) return
    const { since } = outage
    outage = undefined
    onRecovered(performance.now() - since)
  }
  const watched = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const tried = outage
    if (tried?.hasTimedOut === true && tried.isRetrying)
      throw new DatabaseUnavailable(new Error('timeout: the database still does not answer'))
    if (tried !== undefined) tried.isRetrying = true
    try {
      const result = await ask()
      answered()
      return result
    } catch (error) {
      if (error instanceof DatabaseUnavailable && !(error instanceof DatabaseTooSlow)) failed(error)
      else answered()
      throw error
    } finally {
      if (tried !== undefined) tried.isRetrying = false
    }
  }
  return {
    query: (sql, values) => watched(() => database.query(sql, values)),
    script: (sql) => watched(() => database.script(sql)),
    transaction: (work, options) => watched(() => database.transaction(work, options)),
    writes: database.writes,
    close: () => database.close(),
  }
}
