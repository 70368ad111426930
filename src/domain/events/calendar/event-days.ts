import { presetRange, type DayRange } from '../../kernel/time/calendar-day.ts'
import { dayAt } from '../../kernel/time/instant.ts'
import { overAt, writeEventPoint, type EventTime } from '../event-time.ts'

/**
 * The days of an event for a reader. An event with a time of day can fall on different days in different zones; one that ends at
 * midnight does not reach into the next day. A day is the same everywhere, and a month covers all of its days.
 */
export function eventDays({ start, end, precision }: EventTime, timeZone: string): DayRange {
  const zone = precision === 'hour' ? timeZone : 'UTC'
  const from = dayAt({ at: start, timeZone: zone })
  const isTimed = precision === 'hour' && end !== null && end > start
  const last = dayAt({ at: isTimed ? end - 1 : (end ?? start), timeZone: zone })
  if (from === undefined || last === undefined) throw new Error(`There is no day at ${start}.`)
  if (precision !== 'month') return { from, to: last }
  return { from, to: presetRange({ preset: 'this-month', today: last }).to }
}

/**
 * An event with a time of day is over at its end; any other event is over when its last day has ended for the reader.
 */
export function isEventOver(time: EventTime, { now, timeZone }: { now: number; timeZone: string }): boolean {
  if (time.precision === 'hour') return overAt(time) <= now
  const today = dayAt({ at: now, timeZone }) ?? ''
  return eventDays(time, timeZone).to < today
}

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

export function eventDateTime({ start, precision }: EventTime): string {
  return writeEventPoint(start, precision)
}
