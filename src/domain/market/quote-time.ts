import { readInstant, type Instant } from '../kernel/instant.ts'
import { missing } from '../kernel/number-format.ts'

/** `2026/04/16 10:24` where the reader is: put together from parts, so that it is the same in Node and in a browser. */
export function formatQuoteTime({ at, timeZone }: { at: Instant; timeZone: string }): string {
  const instant = readInstant(at)
  if (instant === undefined) return missing
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('year')}/${part('month')}/${part('day')} ${part('hour')}:${part('minute')}`
}
