import type { Day } from './calendar-day.ts'
import { offsetAt } from './zone-offset.ts'

const dayMs = 86_400_000

const zoneName = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/
const longestName = 64

/** Those that were asked for, as the tables name them: a few hundred at most. */
const known = new Set<string>()

/**
 * A time zone as the tables name it, however it was written: `asia/tokyo` is `Asia/Tokyo`. Offsets such as `+09:00` are
 * none. What is kept by zone is kept by this name, so that no stranger fills a memory with spellings.
 */
export function readTimeZone(text: string): string | undefined {
  if (text === 'UTC' || known.has(text)) return text
  if (text.length > longestName || !zoneName.test(text)) return undefined
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
 * The first moment of a day in a time zone, in milliseconds since 1970. Where clocks skip midnight it is when they go on:
 * the day that Apia left out, 2011-12-30, begins and ends with the 31st.
 */
export function startOfDay({ day, timeZone }: { day: Day; timeZone: string }): number {
  return instantInZone({ wall: Date.parse(day), timeZone })
}

/**
 * The moment at which the clocks of a zone show `wall`, which is what they show written as if it were UTC. Of two such moments the first; a time
 * that is skipped is as much later as the clocks are moved.
 */
export function instantInZone({ wall, timeZone }: { wall: number; timeZone: string }): number {
  // No zone is further from UTC than a day, so its offset before and after lies at these two.
  const before = offsetAt(wall - dayMs, timeZone)
  const after = offsetAt(wall + dayMs, timeZone)
  const shown = [wall - before, wall - after].filter((at) => at + offsetAt(at, timeZone) === wall)
  return shown.length === 0 ? wall - before : Math.min(...shown)
}
