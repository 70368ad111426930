import { readDay } from '../../../domain/kernel/time/calendar-day.ts'
import { formatNumericDate } from '../../../domain/kernel/time/date-format.ts'
import { momentText } from './moment-text.ts'

/** A day or a moment with its text; the day is in UTC, wherever it is formatted. */
export type SaleDay = { readonly at: string; readonly text: string }

export function dayOf(at: string): SaleDay {
  return { at, text: formatNumericDate({ at, timeZone: 'UTC' }) }
}

/** Formats a moment with its time: `2026/11/09 08:00 UTC`. */
export function momentDay(at: string): SaleDay {
  if (readDay(at) !== undefined) return dayOf(at)
  return { at, text: momentText(new Date(at)) }
}
