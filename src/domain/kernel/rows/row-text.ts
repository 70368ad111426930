import { cleanLine, cleanLines } from '../text/character-references.ts'
import { truncate } from '../text/text.ts'
import { refuse, warn, type RowField } from './row-field.ts'

/**
 * Reads one line. A number is accepted as its digits, because the symbol 1337 arrives as a number. A too long line is
 * cut with a warning.
 */
export function readLine(field: RowField, limit: number): string | null {
  return readClean(field, { limit, clean: cleanLine })
}

export function readLines(field: RowField, limit: number): string | null {
  return readClean(field, { limit, clean: cleanLines })
}

function readClean(
  field: RowField,
  { limit, clean }: { limit: number; clean: (text: string) => string },
): string | null {
  const { value } = field
  if (value === undefined) return null
  if (typeof value !== 'string' && typeof value !== 'number') return refuse(field, 'not_a_text')
  const text = clean(String(value))
  const short = truncate(text, limit)
  if (short !== text) warn(field, 'cut')
  return short === '' ? null : short
}

export function readName(field: RowField, limit: number): string {
  const isText = field.value === undefined || typeof field.value === 'string'
  return readLine(field, limit) ?? (isText ? refuse(field, 'required') : null) ?? ''
}

/** Reads one line, but refuses dirty or too long text instead of repairing it: the name of a coin must never be cut. */
export function readCleanLine(field: RowField, limit: number): string | null {
  const { value } = field
  if (value === undefined) return null
  if (typeof value !== 'string' && typeof value !== 'number') return refuse(field, 'not_a_text')
  const text = String(value).trim()
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)) return refuse(field, 'not_a_text')
  return text.length > limit ? refuse(field, 'too_long') : text
}

/** Characters that PostgreSQL cannot store or that pages and terminals should not receive. */
// eslint-disable-next-line no-control-regex
const broken = /[\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F]/u

/** Reads a required text without cleaning it, because spaces and line breaks have a meaning in Markdown. */
export function readMarkdown(field: RowField, limit: number): string {
  const { value } = field
  if (value === undefined || value === null || value === '') return refuse(field, 'required') ?? ''
  if (typeof value !== 'string' || broken.test(value)) return refuse(field, 'not_a_text') ?? ''
  return value.length > limit ? (refuse(field, 'too_long') ?? '') : value
}
