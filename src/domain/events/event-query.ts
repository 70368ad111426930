import { addDays, readDay, type Day } from '../kernel/time/calendar-day.ts'
import { isEventType, type EventType } from './event-types.ts'

/** Ten years: as far as a chart goes back. */
const mostDays = 3_660

export interface EventQuery {
  /** Milliseconds since 1970: those that are not over before `from` and begin before `to`. */
  readonly from: number
  readonly to: number
  readonly symbol: string | null
  /** None is all of them. */
  readonly types: readonly EventType[]
}

interface Given {
  readonly start: Day
  readonly end: Day
  readonly symbol?: string | null | undefined
  readonly types?: readonly string[] | null | undefined
}

type Fault = { field: string; code: string }

/** Both days belong to it: from 2026-04-13 to 2026-04-13 is one day. */
export function checkEventQuery(given: Given): { query: EventQuery } | { errors: Fault[] } {
  const { start, end, symbol, types } = given
  const unread = (['start', 'end'] as const).filter((field) => readDay(given[field]) === undefined)
  const errors: Fault[] = unread.map((field) => ({ field, code: 'not_a_date' }))
  if (types?.some((type) => !isEventType(type)) === true) errors.push({ field: 'types', code: 'not_a_type' })
  if (unread.length === 0 && end < start) errors.push({ field: 'end', code: 'end_before_start' })
  if (unread.length === 0 && end > addDays({ day: start, count: mostDays }))
    errors.push({ field: 'end', code: 'too_long' })
  if (errors.length > 0) return { errors }
  const token = symbol?.trim().toUpperCase() ?? ''
  return {
    query: {
      from: Date.parse(start),
      to: Date.parse(addDays({ day: end, count: 1 })),
      symbol: token === '' ? null : token,
      types: [...new Set(types?.filter(isEventType))],
    },
  }
}
