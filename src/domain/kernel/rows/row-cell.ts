import { truncate } from '../text/text.ts'

export type IssueCode =
  | 'required'
  | 'not_an_object'
  | 'not_a_text'
  | 'not_a_list'
  | 'not_an_id'
  | 'not_a_url'
  | 'not_an_image'
  | 'not_a_video'
  | 'not_a_date'
  | 'not_an_amount'
  | 'not_a_cap'
  | 'not_a_flag'
  | 'not_a_status'
  | 'not_a_kind'
  | 'not_an_email'
  | 'not_a_symbol'
  | 'not_a_type'
  | 'not_a_review'
  | 'too_many'
  | 'too_long'
  | 'cut'
  | 'assumed'
  | 'unknown_industry'
  | 'unknown_coin'
  | 'unknown_link'
  | 'end_before_start'
  | 'minimum_above_maximum'

export type Issue = { field: string; code: IssueCode; got: string }

/** Errors refuse the row; warnings say what was changed or left out to take it. */
export type Findings = { errors: Issue[]; warnings: Issue[] }

/**
 * One value of a row, which knows its name and where to complain. Nothing, null and blank text are undefined.
 */
export type Cell = { field: string; value: unknown; findings: Findings }

const gotLimit = 100

export function makeCell({ field, value, findings }: Cell): Cell {
  const isBlank = value === null || (typeof value === 'string' && value.trim() === '')
  return { field, value: isBlank ? undefined : value, findings }
}

export function refuse({ field, value, findings }: Cell, code: IssueCode): null {
  findings.errors.push({ field, code, got: shown(value) })
  return null
}

export function warn({ field, value, findings }: Cell, code: IssueCode): void {
  findings.warnings.push({ field, code, got: shown(value) })
}

function shown(value: unknown): string {
  if (value === undefined) return ''
  return truncate(typeof value === 'string' ? value : JSON.stringify(value), gotLimit)
}

/**
 * The cells of a row by name. Of several names the first that has a value counts: sources call one thing by
 * different names.
 */
export type Cells = (...names: [string, ...string[]]) => Cell

export function cellsOf(row: Readonly<Record<string, unknown>>, findings: Findings): Cells {
  return (...names) => {
    for (const field of names) {
      const cell = makeCell({ field, value: Object.hasOwn(row, field) ? row[field] : undefined, findings })
      if (cell.value !== undefined) return cell
    }
    return { field: names[0], value: undefined, findings }
  }
}

/** The elements of a list, each a cell named `field.0`, `field.1`, …; a lone text may stand for its parts. */
export function elementsOf(cell: Cell, { limit, separator }: { limit: number; separator?: RegExp }): Cell[] {
  const { field, value, findings } = cell
  if (value === undefined) return []
  const list: unknown = typeof value === 'string' && separator ? value.split(separator) : value
  if (!Array.isArray(list)) return refuse(cell, 'not_a_list') ?? []
  if (list.length > limit) refuse(makeCell({ field, value: list.length, findings }), 'too_many')
  return list
    .slice(0, limit)
    .map((element: unknown, index) => makeCell({ field: `${field}.${index}`, value: element, findings }))
    .filter((element) => element.value !== undefined)
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
