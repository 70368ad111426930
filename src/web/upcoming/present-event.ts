import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { eventDateTime, eventDays, eventTimeOf } from '../../domain/events/calendar/event-days.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { foreignLang } from '../../domain/kernel/text/written-language.ts'
import { formatTimeOfDay } from '../../domain/kernel/time/date-format.ts'
import { dayAt } from '../../domain/kernel/time/instant.ts'
import { eventPath } from '../../words/addresses/event-addresses.ts'
import type { Links } from '../addresses/links.ts'
import { dayTextSince } from './day-text.ts'

export type WireEvent = Reply<Operations['searchEvents']>['groups'][number]['items'][number]

export interface EventReader {
  readonly language: Language
  readonly timeZone: string
  readonly now: Date
  readonly links: Links
}

export function presentEvent(event: WireEvent, { language, timeZone, now, links }: EventReader) {
  const time = eventTimeOf(event)
  const { from, to } = eventDays(time, timeZone)
  const today = dayAt({ at: now, timeZone }) ?? ''
  const isLong = time.precision !== 'month' && to > from
  return {
    id: event.event_id,
    href: links.inside(eventPath(event.event_id)),
    title: event.title,
    lang: foreignLang({ text: event.title, reader: language }),
    type: event.type,
    group: event.group,
    token: event.token,
    isDemo: event.is_demo,
    place: event.place,
    precision: time.precision,
    dateTime: eventDateTime(time),
    clock: time.precision === 'hour' ? formatTimeOfDay({ at: time.start, timeZone }) : null,
    until: isLong ? dayTextSince(to, 'shortDay', { language, today }) : null,
  }
}

export type LoadedEventRow = ReturnType<typeof presentEvent>
