import { isCapText } from '../../kernel/form/cap-text.ts'
import { isRecord, refuse, type RowField } from '../../kernel/rows/row-field.ts'
import { readLine } from '../../kernel/rows/row-text.ts'
import { readEmailAddress } from '../../kernel/text/email-address.ts'
import { readDay } from '../../kernel/time/calendar-day.ts'
import { readInstant } from '../../kernel/time/instant.ts'
import { readAmount, type DecimalText } from '../sale/amount.ts'
import type { SaleDate } from '../sale/lifecycle.ts'
import type { Usd } from './offering-values.ts'

const flagWords = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['no', false],
])

export function readFlag(field: RowField): boolean | null {
  if (field.value === undefined) return null
  const { value } = field
  const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  const flag = isWord ? flagWords.get(String(value).trim().toLowerCase()) : undefined
  return flag ?? refuse(field, 'not_a_flag')
}

/** A day stays a day. A moment is converted to UTC; one without an offset is taken as UTC. */
export function readDate(field: RowField): SaleDate | null {
  const { value } = field
  if (value === undefined) return null
  if (typeof value !== 'string') return refuse(field, 'not_a_date')
  const text = value.trim()
  const time = readDay(text) === undefined ? (readInstant(text) ?? readInstant(`${text}Z`)) : undefined
  return readDay(text) ?? (time === undefined ? refuse(field, 'not_a_date') : new Date(time).toISOString())
}

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

export function readTokens(field: RowField): DecimalText | null {
  const { value } = field
  if (value === undefined) return null
  if (typeof value === 'number') return readAmount(value) ?? refuse(field, 'not_an_amount')
  const text = typeof value === 'string' ? value.trim() : ''
  return readAmount(grouped.test(text) ? text.replaceAll(',', '') : text) ?? refuse(field, 'not_an_amount')
}

/** Reads an amount of dollars, written as `{ usd: 5 }` or as a plain number. */
export function readUsd(field: RowField): Usd {
  const value = isRecord(field.value) ? (field.value['usd'] ?? undefined) : field.value
  return { usd: readTokens({ ...field, value }) }
}

const placeholder = /^(?:0|none|no|n\/?a|tb[adc]|unknown|-)$/i

export function readKnown(field: RowField, limit: number): string | null {
  const text = readLine(field, limit)
  return text === null || placeholder.test(text) ? null : text
}

export function readCap(field: RowField, limit: number): string | null {
  const text = readKnown(field, limit)
  return text === null || isCapText(text) ? text : refuse(field, 'not_a_cap')
}

/** The error does not contain the address, because errors are logged. */
export function readEmail(field: RowField): string | null {
  const { value } = field
  if (value === undefined) return null
  const text = typeof value === 'string' ? value.trim() : ''
  return readEmailAddress(text) ?? refuse({ ...field, value: undefined }, 'not_an_email')
}
