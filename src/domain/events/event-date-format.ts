import type { Language } from '../kernel/site/language.ts'
import { formatDate, formatMonth, formatTimeOfDay } from '../kernel/time/date-format.ts'
import type { Precision } from './event-time.ts'

/**
 * Formats a date only as precisely as it is known: `2026年4月`, `2026年4月16日`, `2026年4月16日 21:00`. Days have no time zone.
 */
export function formatEventDate({
  at,
  precision,
  language,
  timeZone,
}: {
  at: number
  precision: Precision
  language: Language
  timeZone: string
}): string {
  if (precision === 'month') return formatMonth({ at, language, timeZone: 'UTC' })
  if (precision === 'day') return formatDate({ at, language, timeZone: 'UTC' })
  return `${formatDate({ at, language, timeZone })} ${formatTimeOfDay({ at, timeZone })}`
}
