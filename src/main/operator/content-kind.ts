import type { Database } from '../../api/database/database.ts'

/** What is wrong with a row, or what was changed to take it. */
export interface RowIssue {
  readonly field: string
  readonly code: string
  readonly got: string
}

export interface Saved {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

export function sum(a: Saved, b: Saved): Saved {
  return { added: a.added + b.added, changed: a.changed + b.changed, unchanged: a.unchanged + b.unchanged }
}

interface GivenRow {
  readonly row: unknown
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What a line says; undefined when it cannot be read at all. */
export type ParseLine = (text: string) => { row: unknown } | undefined

/** A kind of content that goes in and out as lines of text, a row a line: NDJSON, unless it says how to read one. */
export interface ContentKind<Content> {
  readonly parse?: ParseLine
  /** A line that is no row, such as the names of columns. */
  readonly isHeader?: (text: string) => boolean
  /** The id without reading the whole line, where it is plain to see. */
  readonly idInText?: (text: string) => string | undefined
  /** Two rows with one id are one thing. A row that is no good may have none. */
  readonly idOf: (given: GivenRow) => string | undefined
  readonly read: (
    given: GivenRow,
  ) => { id: string; content: Content; warnings: readonly RowIssue[] } | { errors: readonly RowIssue[] }
  /** In one transaction; in a dry run nothing is written. */
  readonly save: (
    given: { contents: readonly Content[]; now: Date; dryRun: boolean },
    database: Database,
  ) => Promise<Saved>
  readonly exportTo: (onRows: (rows: readonly object[]) => Promise<void>, database: Database) => Promise<void>
}
