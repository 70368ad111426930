import { shownValue, type Findings, type IssueCode } from './row-issue.ts'

/** One value of a row, with its name and the list of findings. Null and blank texts become undefined. */
export type RowField = { name: string; value: unknown; findings: Findings }

export function makeField({ name, value, findings }: RowField): RowField {
  const isBlank = value === null || (typeof value === 'string' && value.trim() === '')
  return { name, value: isBlank ? undefined : value, findings }
}

export function refuse({ name, value, findings }: RowField, code: IssueCode): null {
  findings.errors.push({ field: name, code, got: shownValue(value) })
  return null
}

export function warn({ name, value, findings }: RowField, code: IssueCode): void {
  findings.warnings.push({ field: name, code, got: shownValue(value) })
}

/**
 * Looks a field up by name. Of several names the first with a value counts, because sources name the same thing
 * differently.
 */
export type RowFields = (...names: [string, ...string[]]) => RowField

export type Row = Readonly<Record<string, unknown>>

/**
 * The fields of a row that may be partial: a field that the row does not state has its value in the `stored` row. A stated null
 * or blank text empties the field. An object changes only the keys that it has, a list replaces the stored list. With
 * `{ name: 'A', prices: { JPY: 580, USD: 400 } }` stored, the row `{ prices: { JPY: 600, USD: null } }` means
 * `{ name: 'A', prices: { JPY: 600 } }`. Stored values get no warnings, because the row does not state them.
 */
export function fieldsOf(row: Row, findings: Findings, stored: Row = {}): RowFields {
  const ofStored = { errors: findings.errors, warnings: [] }
  return (...names) => {
    const isStated = statesAny(row, names)
    for (const name of names) {
      const value = isStated ? statedValue({ row, name, stored: firstRecord(stored, names) }) : stored[name]
      const field = makeField({ name, value, findings: isStated ? findings : ofStored })
      if (field.value !== undefined) return field
    }
    return { name: names[0], value: undefined, findings }
  }
}

export function statesAny(row: Row, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(row, name))
}

function statedValue({ row, name, stored }: { row: Row; name: string; stored: Row | undefined }): unknown {
  const value = Object.hasOwn(row, name) ? row[name] : undefined
  return isRecord(value) && stored !== undefined ? patched(stored, value) : value
}

function firstRecord(row: Row, names: readonly string[]): Row | undefined {
  return names.map((name) => row[name]).find(isRecord)
}

/** Applies a merge patch (RFC 7396): keys with null are removed, objects are patched, other values replaced. */
function patched(before: Row, patch: Row): Row {
  const after: Record<string, unknown> = { ...before }
  for (const [key, value] of Object.entries(patch)) {
    const former = after[key]
    if (value === null) delete after[key]
    else after[key] = isRecord(value) && isRecord(former) ? patched(former, value) : value
  }
  return after
}

/** The elements of a list as fields named `tags.0`, `tags.1`, …; with a separator, one text is split into elements. */
export function elementsOf(
  field: RowField,
  { limit, separator }: { limit: number; separator?: RegExp },
): RowField[] {
  const { name, value, findings } = field
  if (value === undefined) return []
  const list: unknown = typeof value === 'string' && separator ? value.split(separator) : value
  if (!Array.isArray(list)) return refuse(field, 'not_a_list') ?? []
  if (list.length > limit) refuse(makeField({ name, value: list.length, findings }), 'too_many')
  return list
    .slice(0, limit)
    .map((element: unknown, index) => makeField({ name: `${name}.${index}`, value: element, findings }))
    .filter((element) => element.value !== undefined)
}

export function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
