import { presetRange, type DayRange } from '../../kernel/time/calendar-day.ts'
import { dayAt } from '../../kernel/time/instant.ts'
import { overAt, writeEventPoint, type EventTime } from '../event-time.ts'

/**
 * The days an event takes where the reader is. Moments have other days in other zones; a day is the same everywhere, and a
 * month is all of its days.
 */
export function eventDays({ start, end, precision }: EventTime, timeZone: string): DayRange {
  const zone = precision === 'hour' ? timeZone : 'UTC'
  const from = dayAt({ at: start, timeZone: zone })
  const last = dayAt({ at: end ?? start, timeZone: zone })
  if (from === undefined || last === undefined) throw new Error(`There is no day at ${start}.`)
  if (precision !== 'month') return { from, to: last }
  return { from, to: presetRange({ preset: 'this-month', today: last }).to }
}

/** Over by the clock if it is known to the hour, else when its last day is over where the reader is. */
export function isEventOver(time: EventTime, { now, timeZone }: { now: number; timeZone: string }): boolean {
  if (time.precision === 'hour') return overAt(time) <= now
  const today = dayAt({ at: now, timeZone }) ?? ''
  return eventDays(time, timeZone).to < today
}

/** As it comes over the wire: each end as exactly as it is known. */
export function eventTimeOf({
  start,
  end,
  precision,
}: {
  start: string
  end: string | null
  precision: EventTime['precision']
}): EventTime {
  return { start: Date.parse(start), end: end === null ? null : Date.parse(end), precision }
}

/** For `<time dateTime>`. */
export function eventDateTime({ start, precision }: EventTime): string {
  return writeEventPoint(start, precision)
}
