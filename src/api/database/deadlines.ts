/** Time limits for statements and transactions, in milliseconds. */
export interface Deadlines {
  readonly statement: number
  readonly lock: number
  /** A transaction that sends no query for this long is ended, because others may wait for its locks. */
  readonly idleTransaction: number
}

/** `default` is for requests and regular jobs; `long` is for migrations, imports and exports. */
export type Deadline = 'default' | 'long'

export const siteDeadlines: Readonly<Record<Deadline, Deadlines>> = {
  default: { statement: 5_000, lock: 4_000, idleTransaction: 15_000 },
  long: { statement: 600_000, lock: 600_000, idleTransaction: 600_000 },
}

export const connectMilliseconds = 5_000

/**
 * A healthy server ends a late statement itself. If the server has not answered this long after the statement's deadline, the
 * driver gives up.
 */
export const graceMilliseconds = 1_000
