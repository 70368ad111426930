import type { Instant } from '../../../domain/kernel/time/instant.ts'
import { formatQuoteTime } from '../../../domain/market/quotes/quote-time.ts'
import { useSite } from '../../reader/site.ts'
import { useTimeZone } from '../../reader/use-time-zone.ts'

export function useQuoteTime(): (at: Instant) => string {
  const { language } = useSite()
  const timeZone = useTimeZone()
  return (at) => formatQuoteTime({ at, timeZone, language })
}
