import { DatabaseAway, DatabaseTooSlow } from './database-away.ts'
import type { Database } from './database.ts'

interface Outages {
  readonly onAway: (error: DatabaseAway) => void
  readonly onBack: (awayMilliseconds: number) => void
}

/**
 * Tells once when the database goes away and once when it answers again, however many ask meanwhile. One that has
 * fallen silent is asked by one at a time; the others hear so at once, or each would wait five seconds for nothing.
 */
export function watchDatabase(database: Database, { onAway, onBack }: Outages): Database {
  let outage: { readonly since: number; isSilent: boolean; isTried: boolean } | undefined

  const failed = (error: DatabaseAway) => {
    if (outage === undefined) {
      outage = { since: performance.now(), isSilent: false, isTried: false }
      onAway(error)
    }
    outage.isSilent = error.isSilence
  }
  const answered = () => {
    if (outage === undefined) return
    const { since } = outage
    outage = undefined
    onBack(performance.now() - since)
  }
  const watched = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const tried = outage
    if (tried?.isSilent === true && tried.isTried)
      throw new DatabaseAway(new Error('timeout: it is silent still'))
    if (tried !== undefined) tried.isTried = true
    try {
      const result = await ask()
      answered()
      return result
    } catch (error) {
      if (error instanceof DatabaseAway && !(error instanceof DatabaseTooSlow)) failed(error)
      else answered()
      throw error
    } finally {
      if (tried !== undefined) tried.isTried = false
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
