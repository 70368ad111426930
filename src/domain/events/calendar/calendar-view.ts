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

/**
 * How a calendar shows its days: the weeks of a month or of a few weeks, one week, one day below the days of its week, or only the
 * list.
 */
export type CalendarMode = 'month' | 'week' | 'day' | 'list'

export interface CalendarView {
  readonly mode: CalendarMode
  /** Whether the period is a grid unless the address asks for the list, and whether this address does. */
  readonly canBeList: boolean
  readonly isList: boolean
  readonly period: DayRange
  readonly month: Day | null
  /** Whole weeks from Monday on; null in a list. */
  readonly grid: DayRange | null
  /** The periods of the same length before and after; null beyond the years of the calendar. */
  readonly previous: CalendarTime | null
  readonly next: CalendarTime | null
  /** What the switch between month, week and list leads to: null is the calendar without a period. */
  readonly ways: { readonly month: CalendarTime | null; readonly week: CalendarTime | null }
}

const maxGridDays = 42
export const daysAhead = 30

interface ViewRequest {
  readonly days: DayRange | null
  readonly today: Day
  /** Whether the address asks for the list. A day or a long period has no grid of events anyway. */
  readonly isList?: boolean
}

/**
 * Without a filter the calendar shows this month and the next thirty days: on 2026-04-16 the grid of April, and a list
 * up to 2026-05-16. A month links to its neighbouring months, any other period to neighbours of the same length.
 */
export function calendarView({ days, today, isList = false }: ViewRequest): CalendarView {
  const shown = days ?? presetRange({ preset: 'this-month', today })
  const ahead = addDays({ day: today, count: daysAhead })
  const period = days ?? { from: shown.from, to: ahead > shown.to ? ahead : shown.to }
  const grid = weeksOf(shown)
  const own = ownMode(shown)
  const canBeList = own === 'month' || own === 'week'
  const mode = isList && canBeList ? 'list' : own
  return {
    mode,
    canBeList,
    isList: isList && canBeList,
    period,
    month: monthOf(shown),
    grid: mode === 'list' ? null : grid,
    previous: timeOf(neighbour(shown, -1), today),
    next: timeOf(neighbour(shown, 1), today),
    ways: waysFrom({ days, own, today, shown }),
  }
}

function ownMode(shown: DayRange): CalendarMode {
  const { from, to } = weeksOf(shown)
  if (shown.from === shown.to) return 'day'
  if (daysBetween(from, to) >= maxGridDays) return 'list'
  return shown.from === from && shown.to === to && daysBetween(from, to) === 6 ? 'week' : 'month'
}

function weeksOf({ from, to }: DayRange): DayRange {
  return { from: mondayOf(from), to: addDays({ day: mondayOf(to), count: 6 }) }
}

interface ShownDays {
  readonly days: DayRange | null
  readonly own: CalendarMode
  readonly today: Day
  readonly shown: DayRange
}

/** From a period that contains today the switch leads to the month and the week of today, from any other to those of its first day. */
function waysFrom({ days, own, today, shown }: ShownDays): CalendarView['ways'] {
  const anchor = shown.from <= today && today <= shown.to ? today : shown.from
  const month = presetRange({ preset: 'this-month', today: anchor })
  const isThisMonth = month.from <= today && today <= month.to
  return {
    month: own === 'month' ? days && timeOf(days, today) : isThisMonth ? null : timeOf(month, today),
    week: timeOf(own === 'week' ? shown : presetRange({ preset: 'this-week', today: anchor }), today),
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

/** The shortest name of a period: a shortcut if there is one. Null beyond the years of the calendar. */
export function timeOf({ from, to }: DayRange, today: Day): CalendarTime | null {
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
