import { fieldsOf, isRecord, refuse, type RowFields } from './row-field.ts'
import type { Findings, Issue, IssueCode } from './row-issue.ts'

/** What a row says, or everything that is wrong with it. */
export type RowReading<Content, Code extends string = IssueCode> =
  | { readonly content: Content; readonly warnings: readonly Issue<Code>[] }
  | { readonly errors: readonly Issue<Code>[] }

/** A row while it is read: its fields by name, itself as it was written, and what has been found so far. */
export interface OpenRow {
  readonly fields: RowFields
  readonly written: Readonly<Record<string, unknown>>
  readonly findings: Findings
}

/**
 * Reads a row to its end, however much is wrong with it, so that all of it is said at once. Rules refuse a field and go
 * on with any value: what they made of a row with errors is thrown away.
 */
export function readRow<Content>(row: unknown, read: (open: OpenRow) => Content): RowReading<Content> {
  const findings: Findings = { errors: [], warnings: [] }
  const { errors, warnings } = findings
  if (!isRecord(row)) {
    refuse({ name: '', value: row, findings }, 'not_an_object')
    return { errors }
  }
  const content = read({ fields: fieldsOf(row, findings), written: row, findings })
  return errors.length > 0 ? { errors } : { content, warnings }
}
