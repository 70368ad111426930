import { readDay, type Day } from './calendar-day.ts'
import { offsetAt } from './zone-offset.ts'

export type Instant = Date | number | string

const isoWithOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/**
 * Reads an instant as milliseconds since 1970. A text with a time must have an offset: `2026-04-16T09:00` is a different instant
 * in every time zone, so server and browser would disagree. A day without a time is its midnight in UTC.
 */
export function readInstant(at: Instant): number | undefined {
  if (typeof at === 'string' && !isoWithOffset.test(at) && readDay(at) === undefined) return undefined
  const time = new Date(at).getTime()
  return Number.isNaN(time) ? undefined : time
}

/** The day of an instant in a time zone. A plain day is the same in every zone. */
export function dayAt({ at, timeZone }: { at: Instant; timeZone: string }): Day | undefined {
  if (typeof at === 'string' && readDay(at) !== undefined) return at
  const time = readInstant(at)
  if (time === undefined) return undefined
  return dayInUtc(time + offsetAt(time, timeZone))
}

/** The day of a time in UTC; undefined unless its year has four digits, because other days cannot be written. */
function dayInUtc(time: number): Day | undefined {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return undefined
  const text = date.toISOString()
  return text.length === 'yyyy-MM-ddThh:mm:ss.sssZ'.length && text >= '1000' ? text.slice(0, 10) : undefined
}
