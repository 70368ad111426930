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

/** What stands after `/time/` in an address: a shortcut, or two days that both belong to it. */
export type CalendarTime = DayPreset | `${Day}..${Day}`

/** `this-week`, `2026-04-01..2026-04-30`; undefined for what is neither, ends before it begins or is longer than ten years. */
export function readCalendarTime(text: string): CalendarTime | undefined {
  const small = text.trim().toLowerCase()
  if (isDayPreset(small)) return small
  const [from = '', to = '', ...more] = small.split('..')
  if (more.length > 0 || readDay(from) === undefined || readDay(to) === undefined) return undefined
  return from <= to && to <= addDays({ day: from, count: maxDays }) ? `${from}..${to}` : undefined
}

/** The days that are meant where and when somebody asks: at 23:00 in New York it is tomorrow in Tokyo. */
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

/** From the first moment of the first day to the first one after the last, in milliseconds since 1970. */
export function momentsOfDays({ from, to }: DayRange, timeZone: string): { from: number; to: number } {
  return {
    from: startOfDay({ day: from, timeZone }),
    to: startOfDay({ day: addDays({ day: to, count: 1 }), timeZone }),
  }
}
