import { readDay } from '../kernel/time/calendar-day.ts'
import { day, hour } from '../kernel/time/durations.ts'
import { readInstant } from '../kernel/time/instant.ts'

export const precisions = ['hour', 'day', 'month'] as const
export type Precision = (typeof precisions)[number]

/**
 * The time of an event. `start` and `end` are milliseconds since 1970. A day stands for midnight UTC of that day, a month for
 * midnight UTC of its first day.
 */
export interface EventTime {
  readonly start: number
  /** The end of the event, or its last day or month; null if the event has no duration. */
  readonly end: number | null
  readonly precision: Precision
}

/** The longest duration of an event, which bounds how far back a search has to look. */
export const maxEventMilliseconds = 366 * day

interface Point {
  readonly at: number
  readonly precision: Precision
}

const months = /^(\d{4})-(\d{1,2})$/
const days = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const moments = /^(\d{4})-(\d{1,2})-(\d{1,2})[ T](.+)$/

/**
 * Reads a date as people write it: `2018-1` is a month, `2018-1-05` a day, `2018-1-05 21:00` a time, in UTC unless it
 * has an offset. Undefined for a date that does not exist.
 */
function readPoint(text: string): Point | undefined {
  const [, monthYear, month] = months.exec(text) ?? []
  if (month !== undefined) return pointOf(dayText(monthYear, month, '1'), 'month')
  const [, dayYear, dayMonth, date] = days.exec(text) ?? []
  if (date !== undefined) return pointOf(dayText(dayYear, dayMonth, date), 'day')
  const [, year, inYear, inMonth, time] = moments.exec(text) ?? []
  const written = `${dayText(year, inYear, inMonth)}T${time}`
  return pointOf(written, 'hour') ?? pointOf(`${written}Z`, 'hour')
}

function pointOf(text: string, precision: Precision): Point | undefined {
  const isRightDay = readDay(text.slice(0, 'yyyy-MM-dd'.length)) !== undefined
  const at = isRightDay ? readInstant(text) : undefined
  return at === undefined ? undefined : { at, precision }
}

function dayText(year = '', month = '', date = ''): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

export type TimeFault = {
  readonly field: 'start' | 'end'
  readonly code: 'not_a_date' | 'end_before_start' | 'too_long'
}

/** An event is only as precise as the less precise of its start and end: from `2026-04` to `2026-04-12` it is April. */
export function readEventTime(input: {
  start: string
  end: string | null
}): { time: EventTime } | { fault: TimeFault } {
  const start = readPoint(input.start.trim())
  if (start === undefined) return { fault: { field: 'start', code: 'not_a_date' } }
  const end = input.end === null ? start : readPoint(input.end.trim())
  if (end === undefined) return { fault: { field: 'end', code: 'not_a_date' } }
  const precision = vaguer(start.precision, end.precision)
  const from = beginOf(start.at, precision)
  const to = beginOf(end.at, precision)
  if (to < from) return { fault: { field: 'end', code: 'end_before_start' } }
  const time = { start: from, end: to === from ? null : to, precision }
  return overAt(time) - from > maxEventMilliseconds ? { fault: { field: 'end', code: 'too_long' } } : { time }
}

function vaguer(one: Precision, other: Precision): Precision {
  return precisions.indexOf(one) > precisions.indexOf(other) ? one : other
}

function beginOf(at: number, precision: Precision): number {
  if (precision === 'hour') return at
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), precision === 'day' ? date.getUTCDate() : 1)
}

/** When an event is over: after its last day, and for an event with only a starting time after one hour. */
export function overAt({ start, end, precision }: EventTime): number {
  if (precision === 'hour') return end ?? start + hour
  const last = end ?? start
  if (precision === 'day') return last + day
  const date = new Date(last)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}

/**
 * Writes a date for the API and for exports, which `readEventTime` reads back unchanged: `2018-01`, `2018-01-05`,
 * `2018-01-05T21:00:00.000Z`.
 */
export function writeEventPoint(at: number, precision: Precision): string {
  const text = new Date(at).toISOString()
  return precision === 'hour' ? text : text.slice(0, precision === 'day' ? 10 : 7)
}
