import { fieldsOf, isRecord, refuse, statesAny, type Row, type RowFields } from './row-field.ts'
import type { Findings, Issue, IssueCode } from './row-issue.ts'

export type RowReading<Content, Code extends string = IssueCode> =
  | { readonly content: Content; readonly warnings: readonly Issue<Code>[] }
  | { readonly errors: readonly Issue<Code>[] }

/** A row of an import, and the entry that it changes, as a row, if there is one. `now` is in milliseconds. */
export interface RowInput {
  readonly row: unknown
  readonly now: number
  readonly stored?: Row | undefined
}

export interface OpenRow {
  /** The fields of the row; what the row does not state comes from the stored row. */
  readonly fields: RowFields
  /** The fields that the row itself states, for values that must not come from the stored row. */
  readonly stated: RowFields
  readonly isStated: (...names: string[]) => boolean
  /**
   * The fields of a value that has several forms: a coupon has `percent` or `amounts`. If the row states one of these names, the
   * others do not come from the stored row.
   */
  readonly formsOf: (...names: string[]) => RowFields
  readonly written: Row
  readonly stored: Row | undefined
  readonly findings: Findings
}

/**
 * Reads a row to its end despite errors, so that all of them are reported at once. After refusing a field, a rule
 * continues with any placeholder value: the content of a row with errors is discarded. `stored` is the exported row of the
 * stored entry with the same id: what the row does not state stays as it is there.
 */
export function readRow<Content>(
  row: unknown,
  read: (open: OpenRow) => Content,
  stored?: Row,
): RowReading<Content> {
  const findings: Findings = { errors: [], warnings: [] }
  const { errors, warnings } = findings
  if (!isRecord(row)) {
    refuse({ name: '', value: row, findings }, 'not_an_object')
    return { errors }
  }
  const fields = fieldsOf(row, findings, stored)
  const stated = fieldsOf(row, findings)
  const isStated = (...names: string[]) => statesAny(row, names)
  const formsOf = (...names: string[]) => {
    if (stored === undefined || !isStated(...names)) return fields
    const same = names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, stored[name]])
    return fieldsOf(row, findings, Object.fromEntries(same))
  }
  const content = read({ fields, stated, isStated, formsOf, written: row, stored, findings })
  return errors.length > 0 ? { errors } : { content, warnings }
}
