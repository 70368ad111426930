import { readDay, type Day } from './calendar-day.ts'
import { offsetAt } from './zone-offset.ts'

/** A moment as it arrives: a date, milliseconds since 1970, or an ISO text. */
export type Instant = Date | number | string

const isoWithOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/**
 * Milliseconds since 1970. A text must say its offset: `2026-04-16T09:00` means another moment in every time
 * zone, so the server and the browser would disagree about it.
 */
export function readInstant(at: Instant): number | undefined {
  if (typeof at === 'string' && !isoWithOffset.test(at) && readDay(at) === undefined) return undefined
  const time = new Date(at).getTime()
  return Number.isNaN(time) ? undefined : time
}

/** The day it is in a time zone. A plain day is that day everywhere: no zone moves 2026-04-16 to the 15th. */
export function dayAt({ at, timeZone }: { at: Instant; timeZone: string }): Day | undefined {
  if (typeof at === 'string' && readDay(at) !== undefined) return at
  const time = readInstant(at)
  if (time === undefined) return undefined
  return dayInUtc(time + offsetAt(time, timeZone))
}

/** Years of four digits, as days are written. */
function dayInUtc(time: number): Day | undefined {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return undefined
  const text = date.toISOString()
  return text.length === 'yyyy-MM-ddThh:mm:ss.sssZ'.length && text >= '1000' ? text.slice(0, 10) : undefined
}
