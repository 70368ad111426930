import type { Language } from '../kernel/site/language.ts'
import { hoursAhead } from '../kernel/time/date-format.ts'
import { day, hour } from '../kernel/time/durations.ts'

export const digestHour = 7

/**
 * The most recent time at which a morning mail was due: seven o'clock in the country of the language, Monday to Friday.
 * For Japanese on Saturday, 2026-04-18 at noon it is Friday, 2026-04-17T07:00+09:00.
 */
export function lastDigestTime({ now, language }: { now: number; language: Language }): number {
  const ahead = hoursAhead[language] * hour
  const sevenToday = Math.floor((now + ahead - digestHour * hour) / day) * day + digestHour * hour
  const weekday = new Date(sevenToday).getUTCDay()
  const daysBack = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  return sevenToday - daysBack * day - ahead
}
