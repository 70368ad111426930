import { htmlLang } from '../../../domain/kernel/site/language.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { wordsFor } from '../../words/words-for.ts'
import type { EventRow } from '../events.store.ts'
import { presentICalendarEvent, type FeedReader } from './present-feed.ts'
import { writeICalendar } from './write-icalendar.ts'

const refreshHours = 6

interface CalendarOf {
  readonly rows: readonly EventRow[]
  readonly title: string
  readonly source: string
  readonly reader: FeedReader
}

export function presentCalendar({ rows, title, source, reader }: CalendarOf): string {
  return writeICalendar({
    product: siteConfig.name,
    name: title,
    description: wordsFor(reader.language, 'event-feeds').about(),
    source,
    language: htmlLang[reader.language],
    refreshHours,
    events: rows.map((row) => presentICalendarEvent(row, reader)),
  })
}
