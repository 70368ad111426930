import { missing } from '../../kernel/numbers/number-format.ts'
import type { Language } from '../../kernel/site/language.ts'
import { formatNumericDate, formatTimeOfDay } from '../../kernel/time/date-format.ts'
import { readInstant, type Instant } from '../../kernel/time/instant.ts'
import { numericDateIn } from '../../kernel/time/numeric-date.ts'

/**
 * Formats a time in the reader's zone and language: `2026/04/16 10:24`. Written by hand instead of by `Intl`, so that
 * server and browser agree.
 */
export function formatQuoteTime({
  at,
  timeZone,
  language,
}: {
  at: Instant
  timeZone: string
  language: Language
}): string {
  const instant = readInstant(at)
  if (instant === undefined) return missing
  const text = `${formatNumericDate({ at: instant, timeZone })} ${formatTimeOfDay({ at: instant, timeZone })}`
  return numericDateIn({ text, language })
}
