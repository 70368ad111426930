import { formatNumericDate, formatTimeOfDay } from '../../kernel/time/date-format.ts'
import { readInstant, type Instant } from '../../kernel/time/instant.ts'
import { missing } from '../../kernel/numbers/number-format.ts'

/** `2026/04/16 10:24` where the reader is: put together from parts, so that it is the same in Node and in a browser. */
export function formatQuoteTime({ at, timeZone }: { at: Instant; timeZone: string }): string {
  const instant = readInstant(at)
  if (instant === undefined) return missing
  return `${formatNumericDate({ at: instant, timeZone })} ${formatTimeOfDay({ at: instant, timeZone })}`
}
