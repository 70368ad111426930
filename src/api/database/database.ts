import type { Deadline } from './deadlines.ts'

/**
 * Queries of either engine, with equal results: numeric and bigint are strings, timestamps are `Date`, days are
 * `yyyy-MM-dd`. If the database cannot be queried, a query fails with `DatabaseUnavailable` within its deadline.
 */
export interface Queries {
  readonly query: <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>
  readonly script: (sql: string) => Promise<void>
}

export interface Database extends Queries {
  /** Commits everything in `work` or nothing. Work that can take minutes needs the deadline `long`. */
  readonly transaction: <Result>(
    work: (queries: Queries) => Promise<Result>,
    options?: { readonly deadline?: Deadline },
  ) => Promise<Result>
  /** The number of writes so far. Only the embedded database has it, because no other process can write to that one. */
  readonly writes?: (() => number) | undefined
  readonly close: () => Promise<void>
}
