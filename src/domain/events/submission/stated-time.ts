import { instantInZone } from '../../kernel/time/time-zone.ts'
import { readEventTime, type EventTime, type Precision } from '../event-time.ts'

interface StatedTime {
  readonly start: string
  /** Empty where it has none. */
  readonly end: string
  /** How exactly it is meant; null is as exactly as it is written. */
  readonly precision: Precision | null
  readonly timeZone: string
  readonly now: number
}

interface StatedTimeFault {
  readonly field: 'start' | 'end'
  readonly code: 'not_a_date' | 'end_before_start' | 'span_too_long' | 'time_missing' | 'too_far'
}

const tenYears = 3_653 * 86_400_000
/** The first block of Bitcoin. */
const firstMoment = Date.UTC(2009, 0, 3)

/**
 * As a form sends it: `2026-04-16T21:00` with the zone Asia/Tokyo is noon in UTC, and meant to the day it is the 16th. What is
 * meant to the hour needs a time. Nothing is more than ten years ahead.
 */
export function readStatedTime({
  start,
  end,
  precision,
  timeZone,
  now,
}: StatedTime): { time: EventTime } | { fault: StatedTimeFault } {
  const written = { start: asMeant(start, precision, timeZone), end: asMeant(end, precision, timeZone) }
  const reading = readEventTime({ start: written.start, end: end === '' ? null : written.end })
  if ('fault' in reading) {
    const { field, code } = reading.fault
    return { fault: { field, code: code === 'too_long' ? 'span_too_long' : code } }
  }
  const { time } = reading
  if (precision === 'hour' && time.precision !== 'hour') {
    return { fault: { field: hasTime(start) ? 'end' : 'start', code: 'time_missing' } }
  }
  const isNear = time.start >= firstMoment && time.start <= now + tenYears
  return isNear ? { time } : { fault: { field: 'start', code: 'too_far' } }
}

const hasTime = (text: string) => /[ T]/.test(text)
const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/

/** A day or a month is what is written before the time; a moment of a zone is written as one of UTC. */
function asMeant(text: string, precision: Precision | null, timeZone: string): string {
  if (precision === 'month') return text.slice(0, 'yyyy-MM'.length)
  if (precision === 'day') return hasTime(text) ? text.slice(0, 'yyyy-MM-dd'.length) : text
  const [, day, time] = local.exec(text) ?? []
  const wall = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(wall) ? text : new Date(instantInZone({ wall, timeZone })).toISOString()
}
