import type { Instant } from '../../../domain/kernel/time/instant.ts'
import { formatMomentIn, formatUnmarkedMomentIn } from '../../../domain/kernel/time/language-day.ts'
import { useSite } from '../../reader/site.ts'

export function useQuoteTime(): (at: Instant) => string {
  const { language } = useSite()
  return (at) => formatMomentIn({ at, language })
}

/** The times of a chart or a table that names their zone once. */
export function useChartTime(): (at: Instant) => string {
  const { language } = useSite()
  return (at) => formatUnmarkedMomentIn({ at, language })
}
