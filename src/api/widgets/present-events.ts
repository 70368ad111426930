import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { eventDateTime, eventDays, eventTimeOf } from '../../domain/events/calendar/event-days.ts'
import { isEventTag, typesOfTags } from '../../domain/events/event-tags.ts'
import { bcp47, oncePerLanguage } from '../../domain/kernel/site/language.ts'
import { foreignLang } from '../../domain/kernel/text/written-language.ts'
import { addDays } from '../../domain/kernel/time/calendar-day.ts'
import { formatShortDay, zoneOfLanguage } from '../../domain/kernel/time/date-format.ts'
import { dayAt } from '../../domain/kernel/time/instant.ts'
import { formatTimeIn } from '../../domain/kernel/time/language-day.ts'
import { shownEvents } from '../../domain/widgets/widget-size.ts'
import type { Widget } from '../../domain/widgets/widget.ts'
import { eventPath } from '../../words/addresses/event-addresses.ts'
import { wordsFor } from '../words/words-for.ts'
import type { WidgetEvent } from './presented-widget.ts'

type WireEvent = Reply<Operations['searchEvents']>['groups'][number]['items'][number]

const daysAhead = 90
/** The widget requests more events than it shows, because events that have begun or have no exact day are skipped. */
const maxRequested = 50

/** The query for the events of the coming days. Days begin at midnight in the time zone of the widget's language. */
export function upcomingEventsQuery({ symbol, tags, lang }: Widget, now: number) {
  const zone = zoneOfLanguage[lang]
  const start = dayAt({ at: now, timeZone: zone }) ?? ''
  const types = typesOfTags(tags.filter(isEventTag))
  return {
    start,
    end: addDays({ day: start, count: daysAhead }),
    zone,
    symbol: symbol === '' ? null : symbol,
    types: types.length === 0 ? null : types,
    limit: maxRequested,
  }
}

const weekdays = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(bcp47[language], { weekday: 'short', timeZone: 'UTC' }),
)

export function presentEvents(
  found: readonly WireEvent[],
  { lang, now, origin }: { lang: Widget['lang']; now: number; origin: string },
): { shown: WidgetEvent[]; isDemo: boolean } {
  const timeZone = zoneOfLanguage[lang]
  const today = dayAt({ at: now, timeZone }) ?? ''
  const next = found
    .map((event) => ({ event, time: eventTimeOf(event) }))
    .map((known) => ({ ...known, day: eventDays(known.time, timeZone).from }))
    .filter(({ event, day }) => event.precision !== 'month' && day >= today)
    .slice(0, shownEvents)
  return {
    isDemo: next.some(({ event }) => event.is_demo),
    shown: next.map(({ event, time, day }) => ({
      page: origin + eventPath(event.event_id),
      title: event.title,
      lang: foreignLang({ text: event.title, reader: lang }),
      day: formatShortDay({ at: day, timeZone: 'UTC', language: lang }),
      weekday: weekdays(lang).format(Date.parse(day)),
      dateTime: eventDateTime(time),
      clock:
        time.precision === 'hour'
          ? formatTimeIn({ at: time.start, language: lang })
          : wordsFor(lang, 'widgets-drawn').allDay(),
      type: event.type,
      typeText: wordsFor(lang, 'event-types')[event.type](),
      group: event.group,
      token: event.token,
    })),
  }
}
