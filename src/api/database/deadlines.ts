/** Time limits for statements and transactions, in milliseconds. */
export interface Deadlines {
  readonly statement: number
  readonly lock: number
  /** A transaction without queries for this long is ended, because others wait for its locks. */
  readonly idleTransaction: number
}

/** `default` is for requests and regular jobs; `long` is for migrations, imports and exports. */
export type Deadline = 'default' | 'long'

export const siteDeadlines: Readonly<Record<Deadline, Deadlines>> = {
  default: { statement: 5_000, lock: 4_000, idleTransaction: 15_000 },
  long: { statement: 600_000, lock: 600_000, idleTransaction: 600_000 },
}

export const connectMilliseconds = 5_000

/** A healthy server ends a late statement itself; if it has not answered this much later, the driver gives up. */
export const graceMilliseconds = 1_000
