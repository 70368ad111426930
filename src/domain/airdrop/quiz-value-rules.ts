import { fieldsOf, isRecord, refuse, type RowField } from '../kernel/rows/row-field.ts'
import { readDecimal } from '../kernel/numbers/decimal.ts'
import { readCleanLine } from '../kernel/rows/row-text.ts'
import { perLanguage } from '../kernel/site/language.ts'
import { isQuizId, type InLanguages } from './quiz.ts'

const maxUnits = 10n ** 30n

export function readId(field: RowField): string {
  if (isQuizId(field.value)) return field.value
  return refuse(field, field.value === undefined ? 'required' : 'not_an_id') ?? ''
}

/** Amounts are strings, because a JSON number loses digits when it is parsed. */
export function readUnits(field: RowField, decimals: number): bigint {
  const { value } = field
  if (value === undefined) return refuse(field, 'required') ?? 1n
  const { whole, fraction = '' } =
    /^(?<whole>\d{1,30})(?:\.(?<fraction>\d{1,18}))?$/.exec(typeof value === 'string' ? value : '')?.groups ??
    {}
  if (whole === undefined || fraction.length > decimals) return refuse(field, 'not_an_amount') ?? 1n
  const units = BigInt(whole + fraction.padEnd(decimals, '0'))
  return units > 0n && units <= maxUnits ? units : (refuse(field, 'not_an_amount') ?? 1n)
}

export function readMoment(field: RowField): number {
  const { value } = field
  if (value === undefined) return refuse(field, 'required') ?? 0
  const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/
  const moment = typeof value === 'string' && pattern.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? (refuse(field, 'not_a_date') ?? 0) : moment
}

export function readDay(field: RowField): string {
  const { value } = field
  if (value === undefined) return refuse(field, 'required') ?? ''
  const day = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : ''
  const moment = Date.parse(`${day}T00:00:00Z`)
  // `Date.parse` accepts February 30 as March 2.
  const isDay = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
  return isDay ? day : (refuse(field, 'not_a_date') ?? '')
}

export function readPrice(field: RowField): string {
  const { value } = field
  if (value === undefined) return refuse(field, 'required') ?? '0'
  const text = typeof value === 'string' && /^(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/.test(value) ? value : ''
  return (readDecimal(text)?.digits ?? 0n) > 0n ? text : (refuse(field, 'not_an_amount') ?? '0')
}

/** Links and pictures of a quiz stay on this site, so only paths are accepted. */
export function readPath(field: RowField, code: 'not_an_image' | 'not_a_url'): string | null {
  const { value } = field
  if (value === undefined) return null
  return typeof value === 'string' && /^\/(?!\/)[\w./-]{1,200}$/.test(value) && !value.includes('..')
    ? value
    : refuse(field, code)
}

export function objectOf(field: RowField) {
  const { value, findings, name } = field
  if (value === undefined) refuse(field, 'required')
  else if (!isRecord(value)) refuse(field, 'not_an_object')
  const inside = fieldsOf(isRecord(value) ? value : {}, findings)
  return (key: string): RowField => ({ ...inside(key), name: `${name}.${key}` })
}

export function readTexts(field: RowField, limit: number): InLanguages {
  const inside = objectOf(field)
  return perLanguage((language) => {
    const text = inside(language)
    return (text.value === undefined ? refuse(text, 'required') : readCleanLine(text, limit)) ?? ''
  })
}
