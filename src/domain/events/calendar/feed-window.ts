import { addDays } from '../../kernel/time/calendar-day.ts'
import { dayAt } from '../../kernel/time/instant.ts'
import type { Span } from '../event-query.ts'
import type { Precision } from '../event-time.ts'
import { daysOfTime, momentsOfDays, type CalendarTime } from './calendar-time.ts'

/** The window of a feed without a filter of days. */
export const feedDays = { back: 31, ahead: 400 } as const

export interface FeedWindow {
  readonly days: Span
  readonly moments: Span
  /** When the window last moved with the current day; null for a window of fixed days. */
  readonly movedAt: number | null
}

/** The days of the calendar's filter; without one, from a month back to a bit more than a year ahead. */
export function feedWindow(input: { time: CalendarTime | null; now: number; timeZone: string }): FeedWindow {
  const { time, now, timeZone } = input
  const today = dayAt({ at: now, timeZone }) ?? ''
  const range =
    time === null
      ? {
          from: addDays({ day: today, count: -feedDays.back }),
          to: addDays({ day: today, count: feedDays.ahead }),
        }
      : daysOfTime({ time, now, timeZone })
  const isFixed = time?.includes('..') === true
  return {
    days: momentsOfDays(range, 'UTC'),
    moments: momentsOfDays(range, timeZone),
    movedAt: isFixed ? null : momentsOfDays({ from: today, to: today }, timeZone).from,
  }
}

/**
 * Whether an event is in the window. If its time of day is known, the window goes from midnight to midnight in the time zone of
 * the calendar, otherwise in UTC, because days have no time zone.
 */
export function isInWindow(
  event: { start: number; over: number; precision: Precision },
  { days, moments }: FeedWindow,
): boolean {
  const { from, to } = event.precision === 'hour' ? moments : days
  return event.over > from && event.start < to
}
