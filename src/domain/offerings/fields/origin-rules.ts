import type { RowField, RowFields } from '../../kernel/rows/row-field.ts'
import { readLine } from '../../kernel/rows/row-text.ts'
import { readUrl } from '../../kernel/rows/web-address.ts'
import { readDay } from '../../kernel/time/calendar-day.ts'
import { offeringLimits } from './offering-limits.ts'
import type { Offering } from './offering.ts'
import { readDate } from './value-rules.ts'

/** A source that has no name goes by its host: `https://www.icodrops.com/gamb/` is `icodrops.com`. */
export function readOrigin(fields: RowFields): Pick<Offering, 'source' | 'as_of'> {
  const url = readUrl(fields('source_url'))
  const host = url === null ? null : new URL(url).hostname.replace(/^www\./, '')
  return {
    source: readLine(fields('source'), offeringLimits.other) ?? host,
    as_of: readAsOf(fields('as_of')),
  }
}

/** A day, or a month when no more is known: `2025-03`. */
function readAsOf(field: RowField): string | null {
  const { value } = field
  if (typeof value === 'string' && readDay(`${value.trim()}-01`) !== undefined) return value.trim()
  const date = readDate(field)
  return date === null ? null : date.slice(0, 'yyyy-MM-dd'.length)
}
