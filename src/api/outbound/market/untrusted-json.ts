import { isBelievableMoment } from '../../../domain/market/quotes/believable-moment.ts'
import { isBelievablePrice, isBelievableSum } from '../../../domain/market/quotes/believable.ts'

/** What came from outside: anything may be missing or of another kind. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A number, or one as text, as some services write theirs. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** An amount can be nothing, but not less. */
export function amountOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && number >= 0 ? number : null
}

export function positiveOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && number > 0 ? number : null
}

/** One line of text, without what a page or a database could stumble over. */
export function lineOf(value: unknown, limit: number): string | null {
  if (typeof value !== 'string') return null
  const line = value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return line === '' ? null : line.slice(0, limit).toWellFormed()
}

/** A price in dollars that can be one. */
export function priceOf(value: unknown): number | null {
  const price = numberOf(value)
  return price !== null && isBelievablePrice(price) ? price : null
}

/** A volume or a value in dollars that can be one. */
export function sumOf(value: unknown): number | null {
  const sum = numberOf(value)
  return sum !== null && isBelievableSum(sum) ? sum : null
}

const longestAddress = 500

/** An address a page may link to or show, written in characters that every page and database takes. */
export function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestAddress || !URL.canParse(value)) return null
  const { protocol, href } = new URL(value)
  return /^https?:$/.test(protocol) && href.length <= longestAddress ? href : null
}

/** Milliseconds since 1970 of a text with a date. */
export function momentOf(value: unknown): number | null {
  const time = typeof value === 'string' ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(time) ? null : time
}

/** The same of a moment that is past, and not before there was anything to quote. */
export function pastOf(value: unknown, now: number): number | null {
  const time = momentOf(value)
  return time !== null && isBelievableMoment(time, now) ? time : null
}
