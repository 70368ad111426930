import type { Deadline } from './deadlines.ts'

/**
 * Rows come back alike from both engines: numeric and bigint as text, timestamps as Date, days as `yyyy-MM-dd`. What
 * cannot be asked now fails with `DatabaseAway`, and within its deadline.
 */
export interface Queries {
  readonly query: <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>
  /** Several statements without values, as a migration has them. */
  readonly script: (sql: string) => Promise<void>
}

export interface Database extends Queries {
  /** Everything in `work` is written, or nothing of it. Work that may take minutes says so. */
  readonly transaction: <Result>(
    work: (queries: Queries) => Promise<Result>,
    options?: { readonly deadline?: Deadline },
  ) => Promise<Result>
  /** How often something has been written so far; only of a database that nobody else can write to. */
  readonly writes?: (() => number) | undefined
  readonly close: () => Promise<void>
}
