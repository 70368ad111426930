import type { Instant } from '../../../domain/kernel/time/instant.ts'
import { formatMomentIn } from '../../../domain/kernel/time/language-day.ts'
import { useSite } from '../../reader/site.ts'

export function useQuoteTime(): (at: Instant) => string {
  const { language } = useSite()
  return (at) => formatMomentIn({ at, language })
}
