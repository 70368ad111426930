import { use } from 'react'
import { numericDateIn } from '../../../domain/kernel/time/numeric-date.ts'
import { LanguageContext } from '../../i18n/use-messages.ts'
import { useAwayFromUtc } from '../../reader/use-time-zone.ts'
import { momentText } from './moment-text.ts'
import type { SaleDay } from './present-day.ts'

/**
 * A day stays the one it is in UTC, by which sales open and close: it does not flip when scripts start. A moment with
 * its time shows as it is where the reader is once the page is hydrated, and says which zone that is.
 */
export function useReaderDay(): (day: SaleDay) => string {
  const isAway = useAwayFromUtc()
  const { language } = use(LanguageContext)
  return ({ at, text: written }) => {
    const text = isAway && written.includes(':') ? momentText(new Date(at)) : written
    return numericDateIn({ text, language })
  }
}
