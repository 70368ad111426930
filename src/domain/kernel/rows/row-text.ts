import { cleanLine, cleanLines } from '../text/character-references.ts'
import { refuse, warn, type RowField } from './row-field.ts'
import { truncate } from '../text/text.ts'

/**
 * One line. A number is taken as its digits: the symbol 1337 arrives as a number. Too long is cut and said.
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

/** A line that must be there. */
export function readName(field: RowField, limit: number): string {
  const isText = field.value === undefined || typeof field.value === 'string'
  return readLine(field, limit) ?? (isText ? refuse(field, 'required') : null) ?? ''
}

/** One line that is refused where it is dirty or too long, not mended: the name of a coin is never a cut one. */
export function readCleanLine(field: RowField, limit: number): string | null {
  const { value } = field
  if (value === undefined) return null
  if (typeof value !== 'string' && typeof value !== 'number') return refuse(field, 'not_a_text')
  const text = String(value).trim()
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)) return refuse(field, 'not_a_text')
  return text.length > limit ? refuse(field, 'too_long') : text
}

/** What a database cannot keep, or a page or a terminal should not get. */
// eslint-disable-next-line no-control-regex
const broken = /[\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F]/u

/** A text that must be there and is left as it is: spaces and line breaks mean something in Markdown. */
export function readMarkdown(field: RowField, limit: number): string {
  const { value } = field
  if (value === undefined || value === null || value === '') return refuse(field, 'required') ?? ''
  if (typeof value !== 'string' || broken.test(value)) return refuse(field, 'not_a_text') ?? ''
  return value.length > limit ? (refuse(field, 'too_long') ?? '') : value
}
