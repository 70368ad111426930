import { readDay, type Day } from './calendar-day.ts'

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
  // The server's own, for every date of every list: much quicker without a calendar.
  if (timeZone === 'UTC') return dayInUtc(time)
  const parts = calendarOf(timeZone).formatToParts(time)
  const part = (type: 'year' | 'month' | 'day') => parts.find((candidate) => candidate.type === type)?.value
  return readDay(`${part('year')}-${part('month')}-${part('day')}`)
}

/** Years of four digits, as days are written. */
function dayInUtc(time: number): Day | undefined {
  const text = new Date(time).toISOString()
  return text.length === 'yyyy-MM-ddThh:mm:ss.sssZ'.length && text >= '1000' ? text.slice(0, 10) : undefined
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one costs a hundred times more than using it. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const kept = calendars.get(timeZone)
  if (kept) return kept
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  calendars.set(timeZone, made)
  return made
}
