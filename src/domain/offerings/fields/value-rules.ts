import { isEmailAddress } from '../../kernel/text/email-address.ts'
import { readDay } from '../../kernel/time/calendar-day.ts'
import { readInstant } from '../../kernel/time/instant.ts'
import { isRecord, refuse, type Cell } from '../../kernel/rows/row-cell.ts'
import { readLine } from '../../kernel/rows/row-text.ts'
import { readAmount, type DecimalText } from '../sale/amount.ts'
import type { SaleDate } from '../sale/lifecycle.ts'
import type { Usd } from './offering.ts'

/** True, false, 1, 0, and the words a spreadsheet has for them. */
const flagWords = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['no', false],
])

export function readFlag(cell: Cell): boolean | null {
  if (cell.value === undefined) return null
  const { value } = cell
  const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  const flag = isWord ? flagWords.get(String(value).trim().toLowerCase()) : undefined
  return flag ?? refuse(cell, 'not_a_flag')
}

/** A day stays a day. A moment is written in UTC, which is also meant where no offset is said. */
export function readDate(cell: Cell): SaleDate | null {
  const { value } = cell
  if (value === undefined) return null
  if (typeof value !== 'string') return refuse(cell, 'not_a_date')
  const text = value.trim()
  const time = readDay(text) === undefined ? (readInstant(text) ?? readInstant(`${text}Z`)) : undefined
  return readDay(text) ?? (time === undefined ? refuse(cell, 'not_a_date') : new Date(time).toISOString())
}

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** A number, or the same as text, in groups of three or not: `1,000,000` is a million. */
export function readTokens(cell: Cell): DecimalText | null {
  const { value } = cell
  if (value === undefined) return null
  if (typeof value === 'number') return readAmount(value) ?? refuse(cell, 'not_an_amount')
  const text = typeof value === 'string' ? value.trim() : ''
  return readAmount(grouped.test(text) ? text.replaceAll(',', '') : text) ?? refuse(cell, 'not_an_amount')
}

/** `{ usd: 5 }`, or the dollars alone. */
export function readUsd(cell: Cell): Usd {
  const value = isRecord(cell.value) ? (cell.value['usd'] ?? undefined) : cell.value
  return { usd: readTokens({ ...cell, value }) }
}

/** What people write where there is no cap or no country. */
const placeholder = /^(?:0|none|no|n\/?a|tb[adc]|unknown|-)$/i

export function readKnown(cell: Cell, limit: number): string | null {
  const text = readLine(cell, limit)
  return text === null || placeholder.test(text) ? null : text
}

const cap = /^\d[\d,.' ]*\p{L}[\p{L}\p{N}]*$/u

/** A number, with separators or without, then the word of its unit: `20,000,000 ABC`. */
export function readCap(cell: Cell, limit: number): string | null {
  const text = readKnown(cell, limit)
  return text === null || cap.test(text) ? text : refuse(cell, 'not_a_cap')
}

/** The complaint does not repeat the address: complaints are logged. */
export function readEmail(cell: Cell): string | null {
  const { value } = cell
  if (value === undefined) return null
  const text = typeof value === 'string' ? value.trim() : ''
  return isEmailAddress(text) ? text : refuse({ ...cell, value: undefined }, 'not_an_email')
}
