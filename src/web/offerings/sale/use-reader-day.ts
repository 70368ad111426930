import { use } from 'react'
import { numericDateIn } from '../../../domain/kernel/time/numeric-date.ts'
import { LanguageContext } from '../../i18n/use-messages.ts'
import { useAwayFromUtc } from '../../reader/use-time-zone.ts'
import { momentText } from './moment-text.ts'
import type { SaleDay } from './present-day.ts'

/**
 * Formats a date of a sale. A day is always in UTC, by which sales open and close, so hydration does not change it. A moment
 * with a time is converted to the time zone of the reader after hydration, and names that zone.
 */
export function useReaderDay(): (day: SaleDay) => string {
  const isAway = useAwayFromUtc()
  const { language } = use(LanguageContext)
  return ({ at, text: written }) => {
    const text = isAway && written.includes(':') ? momentText(new Date(at)) : written
    return numericDateIn({ text, language })
  }
}
