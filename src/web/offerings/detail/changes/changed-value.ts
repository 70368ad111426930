import { readInstant } from '../../../../domain/kernel/time/instant.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import { nameMoney } from '../../../../domain/kernel/money/money-words.ts'
import { formatAmount, formatCount } from '../../../../domain/kernel/numbers/number-format.ts'
import { unknownOutcome } from '../../../../domain/offerings/history/offering-difference.ts'
import { momentDay, type SaleDay } from '../../sale/present-day.ts'

/** A value before or after a change. What needs words is worded on the page. */
export type ChangedValue =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string }
  | { kind: 'day'; day: SaleDay }
  | { kind: 'status'; status: number; assumed: boolean }
  | { kind: 'flag'; on: boolean }
  | { kind: 'attributes'; on: string[] }
  | { kind: 'industries'; names: string[] }

export function changedValue(field: string, value: unknown, language: Language): ChangedValue {
  if (isNothing(value)) return { kind: 'nothing' }
  if (field === 'status' && value === unknownOutcome) return { kind: 'status', status: 3, assumed: true }
  if (field === 'status' && typeof value === 'number')
    return { kind: 'status', status: value, assumed: false }
  if (typeof value === 'boolean') return { kind: 'flag', on: value }
  if (typeof value === 'string' && field.startsWith('ico_') && readInstant(value) !== undefined)
    return { kind: 'day', day: momentDay(value) }
  if (field === 'attributes') return { kind: 'attributes', on: switchedOn(value) }
  if (field === 'industry' && Array.isArray(value)) return { kind: 'industries', names: value.map(String) }
  const text = textOf(field, value, language)
  return text === '' ? { kind: 'nothing' } : { kind: 'text', text }
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function textOf(field: string, value: unknown, language: Language): string {
  if (typeof value === 'string' || typeof value === 'number') return plainText(field, value, language)
  if (Array.isArray(value)) return value.map((part) => textOf(field, part, language)).join(', ')
  return typeof value === 'object' && value !== null ? recordText(value, language) : ''
}

function plainText(field: string, value: string | number, language: Language): string {
  const isTokens = field === 'sold_tokens' || field === 'token_for_sale'
  return isTokens ? formatAmount({ value, language }) : String(value)
}

/** An amount of dollars, a person by name and title, links with their keys, or the parts of a bonus side by side. */
function recordText(value: object, language: Language): string {
  const parts = new Map<string, unknown>(Object.entries(value))
  const usd = parts.get('usd')
  if (typeof usd === 'string') {
    return nameMoney({ digits: formatCount({ value: usd, language }), currency: 'USD', language })
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

export function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:/.test(value)
}
