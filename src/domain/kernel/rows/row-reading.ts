import { fieldsOf, isRecord, refuse, type RowFields } from './row-field.ts'
import type { Findings, Issue, IssueCode } from './row-issue.ts'

export type RowReading<Content, Code extends string = IssueCode> =
  | { readonly content: Content; readonly warnings: readonly Issue<Code>[] }
  | { readonly errors: readonly Issue<Code>[] }

export interface OpenRow {
  readonly fields: RowFields
  readonly written: Readonly<Record<string, unknown>>
  readonly findings: Findings
}

/**
 * Reads a row to its end despite errors, so that all of them are reported at once. After refusing a field, a rule
 * continues with any placeholder value: the content of a row with errors is discarded.
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
