import { isBelievableMoment } from '../../../domain/market/quotes/believable-moment.ts'
import { isBelievablePrice, isBelievableSum } from '../../../domain/market/quotes/believable.ts'

/** An object from outside: any field may be missing or of another type. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Reads a number, or a numeric text, which some services send; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

export function amountOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && number >= 0 ? number : null
}

export function positiveOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && number > 0 ? number : null
}

/** One line of text without characters that a page or a database cannot handle. */
export function lineOf(value: unknown, limit: number): string | null {
  if (typeof value !== 'string') return null
  const line = value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return line === '' ? null : line.slice(0, limit).toWellFormed()
}

export function priceOf(value: unknown): number | null {
  const price = numberOf(value)
  return price !== null && isBelievablePrice(price) ? price : null
}

export function sumOf(value: unknown): number | null {
  const sum = numberOf(value)
  return sum !== null && isBelievableSum(sum) ? sum : null
}

const maxAddressLength = 500

export function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxAddressLength || !URL.canParse(value)) return null
  const { protocol, href } = new URL(value)
  return /^https?:$/.test(protocol) && href.length <= maxAddressLength ? href : null
}

/** Reads a date text as milliseconds since 1970; null for anything else. */
export function momentOf(value: unknown): number | null {
  const time = typeof value === 'string' ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(time) ? null : time
}

/** Like `momentOf`, but null for a time in the future or before market prices existed (the first block of Bitcoin). */
export function pastOf(value: unknown, now: number): number | null {
  const time = momentOf(value)
  return time !== null && isBelievableMoment(time, now) ? time : null
}
