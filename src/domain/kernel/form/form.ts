import { localisedKeys } from '../text/text.ts'

interface CommonField {
  readonly name: string
  readonly required?: boolean
  /** The field has one text without a language and one per language: `excerpt`, `excerpt_ja`, … */
  readonly localised?: boolean
  /** A language without a text of a localised field is not reported as missing. */
  readonly translationsOptional?: boolean
  readonly example?: string
}

/** Kinds whose value is one text. `limit` counts characters as people do. */
export type PlainKind =
  | 'text'
  | 'lines'
  | 'date'
  | 'amount'
  | 'cap'
  | 'url'
  | 'image'
  | 'video'
  | 'email'
  | 'remote'

/**
 * The declaration of a field, read by the component that draws it and by the checks in browser and server. Labels are
 * in the dictionaries.
 */
export type FormField = CommonField &
  (
    | { readonly kind: PlainKind; readonly limit?: number; readonly path?: string }
    | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
    | { readonly kind: 'flag' }
    | { readonly kind: 'select'; readonly options: readonly string[] }
    /** Several of the options. With `path`, suggestions come from the server while typing, and any text is accepted. */
    | {
        readonly kind: 'choices'
        readonly options?: readonly string[]
        readonly path?: string
        readonly most: number
        readonly limit?: number
      }
    | { readonly kind: 'list'; readonly of: PlainKind; readonly most: number; readonly limit?: number }
    /** A repeated group of fields; rows must differ in the field that `uniqueField` names. */
    | {
        readonly kind: 'groups'
        readonly fields: readonly FormField[]
        readonly most: number
        readonly uniqueField?: string
      }
  )

export type Form = readonly FormField[]

/** Values by field name. Undefined, null, blank texts and lists without elements are empty. */
export type FormValues = Readonly<Record<string, unknown>>

export function namesOfField({ name, localised }: Pick<FormField, 'name' | 'localised'>): readonly string[] {
  return localised === true ? localisedKeys(name) : [name]
}

export function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.every(isEmptyValue))
}

export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other || (isEmptyValue(one) && isEmptyValue(other))) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSameValue(one[name], other[name]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
