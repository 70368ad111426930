import { isEmptyValue, namesOfField, type Form, type FormValues } from '../../kernel/form/form.ts'
import { isRecord } from '../../kernel/rows/row-field.ts'
import type { FieldTypeName } from '../fields/field-types.ts'
import { declarationOf, fieldKeys } from '../fields/fields.ts'
import { attributes } from '../fields/offering-values.ts'

type Row = Readonly<Record<string, unknown>>

interface Conversion {
  readonly toValue: (stored: unknown) => unknown
  readonly toRow: (value: unknown) => unknown
}

const asItIs: Conversion = { toValue: (stored) => stored, toRow: (value) => value }

const dollars: Conversion = {
  toValue: (stored) => (isRecord(stored) ? (stored['usd'] ?? null) : null),
  toRow: (value) => ({ usd: value ?? null }),
}

const conversionOfType: Partial<Record<FieldTypeName, Conversion>> = {
  status: {
    toValue: (stored) => (typeof stored === 'number' ? String(stored) : null),
    toRow: (value) => value,
  },
  usd: dollars,
  // The stored `{ BONUS: true, NEW_CHAIN: false }` is `["BONUS"]` in the form.
  attributes: {
    toValue: (stored) => attributes.filter((name) => isRecord(stored) && stored[name] === true),
    toRow: (value) =>
      Object.fromEntries(attributes.map((name) => [name, Array.isArray(value) && value.includes(name)])),
  },
  // The stored `{ Slack: "https://…" }` is `[{ key: "Slack", url: "https://…" }]` in the form.
  urls: {
    toValue: (stored) => (isRecord(stored) ? Object.entries(stored).map(([key, url]) => ({ key, url })) : []),
    toRow: (value) =>
      Object.fromEntries(filledGroups(value).map(({ key, url }) => [String(key), url] as const)),
  },
  team: { toValue: (stored) => stored ?? [], toRow: filledGroups },
  bonus: { toValue: (stored) => stored ?? [], toRow: filledGroups },
}

const conversions: ReadonlyMap<string, Conversion> = new Map(
  fieldKeys.map((key) => [key, conversionOfType[declarationOf(key).type] ?? asItIs]),
)

export function valuesOfEntry(form: Form, entry: Row): FormValues {
  return Object.fromEntries(
    form.flatMap(namesOfField).map((name) => {
      const { toValue } = conversions.get(name) ?? asItIs
      return [name, toValue(entry[name]) ?? null]
    }),
  )
}

export function rowOfValues(form: Form, values: FormValues, standing: Row = {}): Row {
  const stated = form
    .flatMap(namesOfField)
    .filter((name) => Object.hasOwn(values, name))
    .map((name) => {
      const { toRow } = conversions.get(name) ?? asItIs
      return [name, toRow(isEmptyValue(values[name]) ? null : values[name])]
    })
  return { ...standing, ...Object.fromEntries(stated) }
}

function filledGroups(value: unknown): Row[] {
  const groups: readonly unknown[] = Array.isArray(value) ? value : []
  return groups.filter(isRecord).filter((group) => !Object.values(group).every(isEmptyValue))
}
