/** How long each may take, in milliseconds. */
export interface Deadlines {
  readonly statement: number
  /** Part of a statement's time: how long it may stand behind somebody else's. */
  readonly lock: number
  /** A transaction that asks nothing for so long is ended, for others wait for its locks. */
  readonly idleTransaction: number
}

/** `usual` is for what a visitor or the next run of a job waits for; `long` for migrations, imports and exports. */
export type Deadline = 'usual' | 'long'

export const siteDeadlines: Readonly<Record<Deadline, Deadlines>> = {
  usual: { statement: 5_000, lock: 4_000, idleTransaction: 15_000 },
  long: { statement: 600_000, lock: 600_000, idleTransaction: 600_000 },
}

/** To get a connection, whether a new one or one that another query has now. */
export const connectMilliseconds = 5_000

/** A server that lives ends a late statement itself; one that has said nothing so much later is silent. */
export const graceMilliseconds = 1_000
