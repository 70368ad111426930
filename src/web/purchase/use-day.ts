import { formatZonedDayIn } from '../../domain/kernel/time/language-day.ts'
import { useSite } from '../reader/site.ts'

export function useDay(): (moment: string) => string {
  const { language } = useSite()
  return (moment) => formatZonedDayIn({ at: moment, language })
}
