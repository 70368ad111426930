import { formatEventDate } from '../../../domain/events/event-date-format.ts'
import { writeEventPoint } from '../../../domain/events/event-time.ts'
import { demoSource, placeIn } from '../../../domain/events/event.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { labelled } from '../../../domain/kernel/text/notation.ts'
import { localised } from '../../../domain/kernel/text/text.ts'
import { formatMonth } from '../../../domain/kernel/time/date-format.ts'
import { zoneMarkFor } from '../../../domain/kernel/time/zone-name.ts'
import { eventPath } from '../../../words/addresses/event-addresses.ts'
import type { ChannelItem } from '../../rss/write-rss.ts'
import { wordsFor } from '../../words/words-for.ts'
import type { EventRow } from '../events.store.ts'
import type { ICalendarEvent } from './write-icalendar.ts'

export interface FeedReader {
  readonly language: Language
  readonly timeZone: string
  readonly origin: string
  /** The host of the site without a language, so that ids of events are the same in every language. */
  readonly host: string
}

export function presentICalendarEvent(row: EventRow, reader: FeedReader): ICalendarEvent {
  const { language, origin, host } = reader
  return {
    uid: `${row.event_id}@${host}`,
    sequence: row.sequence,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    when:
      row.date_precision === 'hour'
        ? { at: row.starts_at, end: row.over_at }
        : { from: dayOf(row.starts_at), until: dayOf(row.over_at) },
    summary: titleOf(row, language),
    description: textOf(row, language).join('\n'),
    place: placeIn(language, row),
    url: origin + eventPath(row.event_id),
    category: wordsFor(language, 'event-types')[row.type](),
    isCancelled: row.withdrawn_at !== null,
  }
}

/** An RSS item has one id per version of the event, so that feed readers show a changed date as news. */
export function presentRssItem(row: EventRow, reader: FeedReader): ChannelItem {
  const { language, origin } = reader
  const t = wordsFor(language, 'event-feeds')
  const place = placeIn(language, row)
  return {
    id: `event:${row.event_id}:${row.sequence}`,
    title: titleOf(row, language),
    text: [
      whenLine(row, reader),
      ...(place === null ? [] : [t.placeLine({ place })]),
      ...textOf(row, language),
    ].join('\n'),
    link: origin + eventPath(row.event_id),
    at: row.updated_at,
  }
}

/** The title of an event of which only the month is known states the month, because calendar programs can only show days. */
function titleOf({ symbol, texts, date_precision, starts_at, source }: EventRow, language: Language): string {
  const name = labelled({ label: symbol, text: localised(texts, 'title', language) ?? '', language })
  const title = source === demoSource ? wordsFor(language, 'demo-notes').marked({ name }) : name
  if (date_precision !== 'month') return title
  const month = formatMonth({ at: starts_at, language, timeZone: 'UTC' })
  return wordsFor(language, 'event-feeds').monthOnly({ title, month })
}

function textOf({ texts, proof, withdrawn_at, source }: EventRow, language: Language): string[] {
  const t = wordsFor(language, 'event-feeds')
  return [
    ...(source === demoSource ? [wordsFor(language, 'demo-notes').event()] : []),
    ...(withdrawn_at === null ? [] : [t.withdrawn()]),
    localised(texts, 'description', language) ?? '',
    ...(proof === null ? [] : [t.proofLine({ url: proof })]),
  ].filter((line) => line !== '')
}

function whenLine({ starts_at, ends_at, date_precision: precision }: EventRow, reader: FeedReader): string {
  const { language, timeZone } = reader
  const t = wordsFor(language, 'event-feeds')
  const zone = precision === 'hour' ? zoneMarkFor({ at: starts_at, timeZone, language }) : ''
  const write = (at: Date) => formatEventDate({ at: at.getTime(), precision, language, timeZone })
  return ends_at === null
    ? t.whenLine({ date: `${write(starts_at)}${zone}` })
    : t.periodLine({ from: write(starts_at), to: `${write(ends_at)}${zone}` })
}

function dayOf(at: Date): string {
  return writeEventPoint(at.getTime(), 'day')
}
