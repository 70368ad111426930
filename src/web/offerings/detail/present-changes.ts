import { readInstant } from '../../../domain/kernel/time/instant.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { nameMoney } from '../../../domain/kernel/money/money-words.ts'
import { formatAmount, formatCount } from '../../../domain/kernel/numbers/number-format.ts'
import { differingParts } from '../../../domain/kernel/text/text-difference.ts'
import { inwardFields, unknownOutcome } from '../../../domain/offerings/history/offering-difference.ts'
import { momentDay, type SaleDay } from '../sale/present-day.ts'
import type { WireDetail } from '../sale/wire.ts'

/** A value before or after a change. What needs words is worded on the page. */
export type ChangedValue =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string }
  | { kind: 'day'; day: SaleDay }
  | { kind: 'status'; status: number; assumed: boolean }
  | { kind: 'flag'; on: boolean }
  | { kind: 'attributes'; on: string[] }
  | { kind: 'industries'; names: string[] }

const longest = 160

/** Each change with its time, its source, and the fields that differ. */
export function presentChanges({
  changes,
  language,
}: {
  changes: WireDetail['changes']
  language: Language
}) {
  return changes.flatMap(({ changed_at, source, difference }) => {
    const lines = difference
      .filter(({ field }) => !inwardFields.has(field))
      .map(({ field, before, after }) => ({
        field,
        ...cutToDifference({
          before: valueOf(field, without(before, after), language),
          after: valueOf(field, without(after, before), language),
        }),
      }))
    return lines.length === 0 ? [] : [{ at: momentDay(changed_at), source, lines }]
  })
}

/** Long texts that are alike for a while would read as if nothing had changed. */
function cutToDifference(change: { before: ChangedValue; after: ChangedValue }): typeof change {
  const textIn = (value: ChangedValue) => (value.kind === 'text' ? value.text : '')
  const parts = differingParts({ before: textIn(change.before), after: textIn(change.after), longest })
  const cut = (value: ChangedValue, text: string) => (value.kind === 'text' ? { ...value, text } : value)
  return { before: cut(change.before, parts.before), after: cut(change.after, parts.after) }
}

/** Of a list or a record, what the other version does not have: of ten links the one that was changed. */
function without(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other)) {
    const others = new Set(other.map((part) => JSON.stringify(part)))
    return value.filter((part) => !others.has(JSON.stringify(part)))
  }
  if (!isLinks(value) || !isLinks(other)) return value
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => other[key] !== part))
}

/** By their keys; an amount of dollars is a record too, and so is what an entry has. */
function isLinks(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isWebAddress)
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:/.test(value)
}

function valueOf(field: string, value: unknown, language: Language): ChangedValue {
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
