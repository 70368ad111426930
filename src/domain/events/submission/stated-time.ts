import { instantInZone } from '../../kernel/time/time-zone.ts'
import { readEventTime, type EventTime, type Precision } from '../event-time.ts'

interface StatedTime {
  readonly start: string
  readonly end: string
  /** The precision that the sender chose; null means as precise as the text. */
  readonly precision: Precision | null
  readonly timeZone: string
  readonly now: number
}

interface StatedTimeFault {
  readonly field: 'start' | 'end'
  readonly code: 'not_a_date' | 'end_before_start' | 'span_too_long' | 'time_missing' | 'too_far'
}

const tenYears = 3_653 * 86_400_000
/** No event is older than the first block of Bitcoin. */
const firstMoment = Date.UTC(2009, 0, 3)

/**
 * Reads the time of a submitted event: `2026-04-16T21:00` in the zone Asia/Tokyo is noon in UTC, or with precision
 * `day` the 16th. Precision `hour` requires a time of day. Events more than ten years ahead are refused.
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

function asMeant(text: string, precision: Precision | null, timeZone: string): string {
  if (precision === 'month') return text.slice(0, 'yyyy-MM'.length)
  if (precision === 'day') return hasTime(text) ? text.slice(0, 'yyyy-MM-dd'.length) : text
  const [, day, time] = local.exec(text) ?? []
  const wall = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(wall) ? text : new Date(instantInZone({ wall, timeZone })).toISOString()
}
