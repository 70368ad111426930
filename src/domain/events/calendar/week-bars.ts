import { addDays, type Day, type DayRange } from '../../kernel/time/calendar-day.ts'
import { daysBetween } from './calendar-view.ts'

/** The part of an event of several days that lies in one week of a calendar. */
export interface WeekBar<Item extends DayRange> {
  readonly item: Item
  /** The first day of the bar in this week, and how many of its days the bar covers. */
  readonly day: Day
  readonly span: number
  /** The row of the bar, from 0 on. Bars of one row never touch the same day. */
  readonly row: number
  readonly isBegun: boolean
  readonly isContinued: boolean
}

/**
 * Lays the events of several days out over a week that begins on `monday`, each in the first free row: those that begin first, and of
 * these the longest, on top. In the week of 2026-04-13, an event from the 10th to the 14th covers Monday and Tuesday in row 0; one from the 14th to
 * the 16th lies in row 1, and one from the 15th on again in row 0.
 */
export function weekBars<Item extends DayRange>(items: readonly Item[], monday: Day): WeekBar<Item>[] {
  const sunday = addDays({ day: monday, count: 6 })
  /** The last day that is taken in each row. */
  const taken: Day[] = []
  return items
    .filter(({ from, to }) => from < to && from <= sunday && to >= monday)
    .toSorted((one, other) => compare(one.from, other.from) || compare(other.to, one.to))
    .map((item) => {
      const day = item.from < monday ? monday : item.from
      const last = item.to > sunday ? sunday : item.to
      const free = taken.findIndex((until) => until < day)
      const row = free === -1 ? taken.length : free
      taken[row] = last
      const span = daysBetween(day, last) + 1
      return { item, day, span, row, isBegun: item.from < monday, isContinued: item.to > sunday }
    })
}

function compare(one: Day, other: Day): number {
  return one === other ? 0 : one < other ? -1 : 1
}
