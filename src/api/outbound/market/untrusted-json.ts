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

/** An address a page may link to or show. */
export function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 500 || !URL.canParse(value)) return null
  return /^https?:$/.test(new URL(value).protocol) ? value : null
}

/** Milliseconds since 1970 of a text with a date. */
export function momentOf(value: unknown): number | null {
  const time = typeof value === 'string' ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(time) ? null : time
}
