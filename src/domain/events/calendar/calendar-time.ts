import {
  addDays,
  isDayPreset,
  presetRange,
  readDay,
  type Day,
  type DayPreset,
  type DayRange,
} from '../../kernel/time/calendar-day.ts'
import { dayAt } from '../../kernel/time/instant.ts'
import { startOfDay } from '../../kernel/time/time-zone.ts'
import { maxDays } from '../event-query.ts'

export type CalendarTime = DayPreset | `${Day}..${Day}`

/**
 * Reads `this-week` or `2026-04-01..2026-04-30`; undefined for anything else, including a range that ends before it
 * begins or is longer than ten years.
 */
export function readCalendarTime(text: string): CalendarTime | undefined {
  const small = text.trim().toLowerCase()
  if (isDayPreset(small)) return small
  const [from = '', to = '', ...more] = small.split('..')
  if (more.length > 0 || readDay(from) === undefined || readDay(to) === undefined) return undefined
  return from <= to && to <= addDays({ day: from, count: maxDays }) ? `${from}..${to}` : undefined
}

/** The days of a shortcut depend on the time zone: at 23:00 in New York it is already tomorrow in Tokyo. */
export function daysOfTime(input: { time: CalendarTime; now: number; timeZone: string }): DayRange {
  const { time, now, timeZone } = input
  if (!isDayPreset(time)) {
    const [from = '', to = ''] = time.split('..')
    return { from, to }
  }
  const today = dayAt({ at: now, timeZone })
  if (today === undefined) throw new Error(`There is no day at ${now}.`)
  return presetRange({ preset: time, today })
}

/** From midnight of the first day to midnight after the last one, in milliseconds since 1970. */
export function momentsOfDays({ from, to }: DayRange, timeZone: string): { from: number; to: number } {
  return {
    from: startOfDay({ day: from, timeZone }),
    to: startOfDay({ day: addDays({ day: to, count: 1 }), timeZone }),
  }
}
