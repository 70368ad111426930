import {
  addDays,
  dayPresets,
  presetRange,
  readDay,
  type Day,
  type DayRange,
} from '../../kernel/time/calendar-day.ts'
import { maxYearsAhead, minYear } from '../event-years.ts'
import type { CalendarTime } from './calendar-time.ts'

export interface CalendarView {
  readonly period: DayRange
  readonly month: Day | null
  /** Whole weeks from Monday on; null if the period is too long for a grid. */
  readonly grid: DayRange | null
  /** The periods of the same length before and after; null beyond the years of the calendar. */
  readonly previous: CalendarTime | null
  readonly next: CalendarTime | null
}

const maxGridDays = 42
export const daysAhead = 30

/**
 * Without a filter the calendar shows this month and the next thirty days: on 2026-04-16 the grid of April, and a list
 * up to 2026-05-16. A month links to its neighbouring months, any other period to neighbours of the same length.
 */
export function calendarView({ days, today }: { days: DayRange | null; today: Day }): CalendarView {
  const shown = days ?? presetRange({ preset: 'this-month', today })
  const ahead = addDays({ day: today, count: daysAhead })
  const month = monthOf(shown)
  const grid = { from: mondayOf(shown.from), to: addDays({ day: mondayOf(shown.to), count: 6 }) }
  return {
    period: days ?? { from: shown.from, to: ahead > shown.to ? ahead : shown.to },
    month,
    grid: daysBetween(grid.from, grid.to) < maxGridDays ? grid : null,
    previous: timeOf(neighbour(shown, -1), today),
    next: timeOf(neighbour(shown, 1), today),
  }
}

function monthOf({ from, to }: DayRange): Day | null {
  const whole = presetRange({ preset: 'this-month', today: from })
  return whole.from === from && whole.to === to ? from : null
}

function neighbour(shown: DayRange, way: -1 | 1): DayRange {
  if (monthOf(shown) !== null) {
    const preset = way === 1 ? 'next-month' : 'last-month'
    return presetRange({ preset, today: shown.from })
  }
  const count = way * (daysBetween(shown.from, shown.to) + 1)
  return { from: addDays({ day: shown.from, count }), to: addDays({ day: shown.to, count }) }
}

function timeOf({ from, to }: DayRange, today: Day): CalendarTime | null {
  const isKnown = readDay(from) !== undefined && readDay(to) !== undefined
  if (!isKnown || yearOf(from) < minYear || yearOf(to) > yearOf(today) + maxYearsAhead) return null
  const preset = dayPresets.find((candidate) => {
    const range = presetRange({ preset: candidate, today })
    return range.from === from && range.to === to
  })
  return preset ?? `${from}..${to}`
}

export function mondayOf(day: Day): Day {
  return presetRange({ preset: 'this-week', today: day }).from
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}
