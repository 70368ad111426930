import { fullDollars } from '../../../../domain/kernel/money/full-dollars.ts'
import { formatAmount } from '../../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import { listInLanguage, nameOfCountry } from '../../../../domain/kernel/site/names-in-language.ts'
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

export function changedValue(field: string, value: unknown, language: Language): ChangedValue {
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
  const text = textOf(value, { isTokens: type === 'tokens', language })
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

function textOf(value: unknown, { isTokens, language }: { isTokens: boolean; language: Language }): string {
  if (typeof value === 'string' || typeof value === 'number')
    return isTokens ? formatAmount({ value, language }) : String(value)
  if (Array.isArray(value)) return value.map((part) => textOf(part, { isTokens, language })).join(', ')
  return typeof value === 'object' && value !== null ? recordText(value, language) : ''
}

function recordText(value: object, language: Language): string {
  const parts = new Map<string, unknown>(Object.entries(value))
  const usd = parts.get('usd')
  if (typeof usd === 'string') {
    return fullDollars({ value: usd, language })
  }
  if (typeof parts.get('name') === 'string') {
    return [parts.get('name'), parts.get('title')].filter((part) => typeof part === 'string').join(' · ')
  }
  const texts = [...parts].filter(([, part]) => typeof part === 'string' && part !== '')
  return texts.map(([key, part]) => (isWebAddress(part) ? `${key} ${String(part)}` : String(part))).join(' ')
}

function switchedOn(value: unknown): string[] {
  return Object.entries(value ?? {}).flatMap(([name, isOn]) => (isOn === true ? [name] : []))
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:/.test(value)
}
