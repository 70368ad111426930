import { fullDollars } from '../../../../domain/kernel/money/full-dollars.ts'
import { formatAmount } from '../../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import { nameOfCountry } from '../../../../domain/kernel/site/names-in-language.ts'
import { factsText, listInLanguage } from '../../../../domain/kernel/text/notation.ts'
import { readInstant } from '../../../../domain/kernel/time/instant.ts'
import { formatMomentIn } from '../../../../domain/kernel/time/language-day.ts'
import type { LabelledField } from '../../../../domain/offerings/fields/fields.ts'
import { shownTypes } from '../../../../domain/offerings/fields/page-fields.ts'
import { unknownOutcome } from '../../../../domain/offerings/sale/status.ts'

export type ChangedValue =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string }
  | { kind: 'status'; status: number; assumed: boolean }
  | { kind: 'flag'; on: boolean }
  | { kind: 'attributes'; on: string[] }
  | { kind: 'industries'; names: string[] }

export interface ValueReading {
  readonly language: Language
  /** A usual term such as `First week` in the language; any other text as it is. */
  readonly term: (text: string) => string
}

export function changedValue(field: string, value: unknown, reading: ValueReading): ChangedValue {
  const { language } = reading
  if (isNothing(value)) return { kind: 'nothing' }
  const type = isShown(field) ? shownTypes[field] : undefined
  if (type === 'status' && value === unknownOutcome) return { kind: 'status', status: 3, assumed: true }
  if (type === 'status' && typeof value === 'number') return { kind: 'status', status: value, assumed: false }
  if (typeof value === 'boolean') return { kind: 'flag', on: value }
  if (typeof value === 'string' && type === 'date' && readInstant(value) !== undefined)
    return { kind: 'text', text: formatMomentIn({ at: value, language }) }
  if (type === 'attributes') return orNothing({ kind: 'attributes', on: switchedOn(value) })
  if (type === 'industries' && Array.isArray(value))
    return orNothing({ kind: 'industries', names: value.map(String) })
  if (type === 'areas' || type === 'country') return { kind: 'text', text: countriesIn(value, language) }
  const isTerm = field === 'platform' || field === 'token_type'
  const stated = isTerm && typeof value === 'string' ? reading.term(value) : value
  const text = textOf(stated, { isTokens: type === 'tokens', ...reading })
  return text === '' ? { kind: 'nothing' } : { kind: 'text', text }
}

/** Whether a field is a list, of which the history shows what was added and what was removed. */
export function isListField(field: string): boolean {
  return isShown(field) && listTypes.has(shownTypes[field])
}

const listTypes: ReadonlySet<string> = new Set([
  'areas',
  'attributes',
  'bonus',
  'coins',
  'industries',
  'team',
  'urls',
])

function orNothing(value: ChangedValue & { kind: 'attributes' | 'industries' }): ChangedValue {
  const parts = value.kind === 'attributes' ? value.on : value.names
  return parts.length === 0 ? { kind: 'nothing' } : value
}

function countriesIn(value: unknown, language: Language): string {
  const names = [value].flat().map((stated) => nameOfCountry({ stated: String(stated), language }))
  return listInLanguage({ names, language })
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

export function isShown(field: string): field is LabelledField {
  return Object.hasOwn(shownTypes, field)
}

function textOf(value: unknown, reading: ValueReading & { readonly isTokens: boolean }): string {
  const { isTokens, language } = reading
  if (typeof value === 'string' || typeof value === 'number')
    return isTokens ? formatAmount({ value, language }) : String(value)
  if (Array.isArray(value))
    return listInLanguage({ names: value.map((part) => textOf(part, reading)), language })
  return typeof value === 'object' && value !== null ? recordText(value, reading) : ''
}

function recordText(value: object, { language, term }: ValueReading): string {
  const parts = new Map<string, unknown>(Object.entries(value))
  const usd = parts.get('usd')
  if (typeof usd === 'string') {
    return fullDollars({ value: usd, language })
  }
  if (typeof parts.get('name') === 'string') {
    const [name, title] = [parts.get('name'), parts.get('title')].map((part) =>
      typeof part === 'string' ? part : null,
    )
    return factsText({ facts: [name, title && term(title)], language })
  }
  const texts = [...parts].flatMap(([key, part]) =>
    typeof part !== 'string' || part === '' ? [] : [isWebAddress(part) ? `${key} ${part}` : term(part)],
  )
  return factsText({ facts: texts, language })
}

function switchedOn(value: unknown): string[] {
  return Object.entries(value ?? {}).flatMap(([name, isOn]) => (isOn === true ? [name] : []))
}

function isWebAddress(value: string): boolean {
  return /^https?:/.test(value)
}
