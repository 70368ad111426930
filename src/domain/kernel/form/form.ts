import { localisedKeys } from '../text/text.ts'

interface Common {
  readonly name: string
  readonly required?: boolean
  /** Beside the text without a language there is one for each: `excerpt`, `excerpt_ja`, … */
  readonly localised?: boolean
  /** How it is written, where that is not plain. It is the same in every language. */
  readonly example?: string
}

/** What is one text, however it is typed. `limit` is in characters as people count them. */
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
 * A field is data: what draws it, what checks it in the browser and what checks it on the server read the same
 * declaration. What a field is called stands in the dictionaries.
 */
export type FormField = Common &
  (
    | { readonly kind: PlainKind; readonly limit?: number; readonly path?: string }
    | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
    | { readonly kind: 'flag' }
    | { readonly kind: 'select'; readonly options: readonly string[] }
    /** Several of the options; where a path fills them as somebody types, any text may be one. */
    | {
        readonly kind: 'choices'
        readonly options?: readonly string[]
        readonly path?: string
        readonly most: number
        readonly limit?: number
      }
    | { readonly kind: 'list'; readonly of: PlainKind; readonly most: number; readonly limit?: number }
    /** Of `unlike` no two may have the same. */
    | {
        readonly kind: 'groups'
        readonly fields: readonly FormField[]
        readonly most: number
        readonly unlike?: string
      }
  )

export type Form = readonly FormField[]

/** By the name of the field; nothing, null and blank texts are empty, and so are lists without elements. */
export type FormValues = Readonly<Record<string, unknown>>

/** The names under which a field is sent. */
export function namesOfField({ name, localised }: Pick<FormField, 'name' | 'localised'>): readonly string[] {
  return localised === true ? localisedKeys(name) : [name]
}

export function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.every(isEmptyValue))
}

/** Whether both are empty, or say the same; in which order the parts of a group stand does not matter. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other || (isEmptyValue(one) && isEmptyValue(other))) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSameValue(one[name], other[name]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
