/** Rows come back alike from both engines: numeric and bigint as text, timestamps as Date, days as `yyyy-MM-dd`. */
export interface Queries {
  readonly query: <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>
  /** Several statements without values, as a migration has them. */
  readonly script: (sql: string) => Promise<void>
}

export interface Database extends Queries {
  /** Everything in `work` is written, or nothing of it. */
  readonly transaction: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}
