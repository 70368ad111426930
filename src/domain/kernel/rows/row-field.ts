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

export function fieldsOf(row: Readonly<Record<string, unknown>>, findings: Findings): RowFields {
  return (...names) => {
    for (const name of names) {
      const field = makeField({ name, value: Object.hasOwn(row, name) ? row[name] : undefined, findings })
      if (field.value !== undefined) return field
    }
    return { name: names[0], value: undefined, findings }
  }
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

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
