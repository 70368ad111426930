import { readDay, type Day, type DayRange } from '../../kernel/time/calendar-day.ts'

/** How a sale matches a period: it is open on at least one of the days, starts in it, or ends in it. */
export const periodRules = ['open', 'start', 'end'] as const
export type PeriodRule = (typeof periodRules)[number]

/** First and last day, both inclusive, as in the parameter `period`: `2026-11-16,2026-11-22`. */
export type Period = `${Day},${Day}`

export function readPeriod(text: string): Period | undefined {
  const [from = '', to = '', ...more] = text.split(',')
  const isPeriod = more.length === 0 && readDay(from) !== undefined && readDay(to) !== undefined && from <= to
  return isPeriod ? periodOf({ from, to }) : undefined
}

export function periodOf({ from, to }: DayRange): Period {
  return `${from},${to}`
}

export function daysOfPeriod(period: Period): DayRange {
  const [from = '', to = ''] = period.split(',')
  return { from, to }
}
