import type { Day } from './calendar-day.ts'
import { day as dayMs } from './durations.ts'
import { offsetAt } from './zone-offset.ts'

const zoneName = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/
const maxNameLength = 64

/** Canonical names requested so far: a few hundred at most. */
const known = new Set<string>()

/**
 * The canonical name of a time zone: `asia/tokyo` is `Asia/Tokyo`. Offsets such as `+09:00` are refused. Caches use the
 * canonical name, so that spelling variants cannot fill the memory.
 */
export function readTimeZone(text: string): string | undefined {
  if (text === 'UTC' || known.has(text)) return text
  if (text.length > maxNameLength || !zoneName.test(text)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions()
    known.add(timeZone)
    return timeZone
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * The start of a day in a time zone, in milliseconds since 1970. If the clocks skip midnight, the day starts when they
 * continue: 2011-12-30, which Apia skipped, starts and ends with the 31st.
 */
export function startOfDay({ day, timeZone }: { day: Day; timeZone: string }): number {
  return instantInZone({ wall: Date.parse(day), timeZone })
}

/**
 * The instant at which the clocks of a zone show `wall`, a local time written as if it were UTC. If two instants match,
 * the first counts; a skipped local time moves forward by as much as the clocks.
 */
export function instantInZone({ wall, timeZone }: { wall: number; timeZone: string }): number {
  // Offsets from UTC are less than a day, and `wall` is a local time. So a day earlier in UTC is before that local time in any
  // zone, and a day later is after it; only the offsets at these two moments can apply.
  const before = offsetAt(wall - dayMs, timeZone)
  const after = offsetAt(wall + dayMs, timeZone)
  const shown = [wall - before, wall - after].filter((at) => at + offsetAt(at, timeZone) === wall)
  return shown.length === 0 ? wall - before : Math.min(...shown)
}
