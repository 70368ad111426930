import { everyEvent } from '../../domain/events/calendar/calendar-filter.ts'
import { isEventTag, settleTags } from '../../domain/events/calendar/event-tags.ts'
import type { Widget } from '../../domain/widgets/widget.ts'
import { calendarPath } from '../../words/addresses/event-addresses.ts'
import { wordsFor } from '../words/words-for.ts'
import { askedEvents, presentEvents } from './present-events.ts'
import type { Told, Telling } from './widget-telling.ts'

export async function tellEvents(widget: Widget, { eventsOf, origin, at }: Telling): Promise<Told> {
  const { symbol, tags, lang } = widget
  const t = wordsFor(lang, 'widgets-drawn')
  const { groups } = await eventsOf(askedEvents(widget, at), lang)
  const { shown, isDemo } = presentEvents(
    groups.flatMap(({ items }) => items),
    { lang, now: at, origin },
  )
  const filter = {
    ...everyEvent,
    symbol: symbol === '' ? null : symbol,
    tags: settleTags(tags.filter(isEventTag)),
  }
  return {
    heading: symbol === '' ? t.eventsTitle() : t.eventsTitleOf({ symbol }),
    page: origin + calendarPath(filter),
    content: { shows: 'events', events: shown },
    isDemo,
    tags: ['events'],
  }
}
