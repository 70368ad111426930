import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { isEventType } from '../../../domain/events/event-types.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { wordsFor } from '../../words/words-for.ts'

/** The title of a feed: `Kawara event calendar (BTC, People, Listing)`. */
export function feedTitle({ symbols, tags }: CalendarFilter, language: Language): string {
  const t = wordsFor(language, 'event-feeds')
  const types = wordsFor(language, 'event-types')
  const site = siteConfig.fullName[language]
  const names = [...symbols, ...tags.map((tag) => (isEventType(tag) ? types[tag]() : t[tag]()))]
  return names.length === 0
    ? t.calendar({ site })
    : t.calendarOf({ site, filter: listInLanguage({ names, language }) })
}
