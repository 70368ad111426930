import { everyEvent } from '../../domain/events/calendar/calendar-filter.ts'
import { eventDays, eventTimeOf } from '../../domain/events/calendar/event-days.ts'
import { addDays } from '../../domain/kernel/time/calendar-day.ts'
import { zoneOfLanguage } from '../../domain/kernel/time/date-format.ts'
import { dayAt } from '../../domain/kernel/time/instant.ts'
import { zoneMark } from '../../domain/kernel/time/language-day.ts'
import { calendarPath } from '../../words/addresses/event-addresses.ts'
import { makeLinks } from '../addresses/links.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'
import { dayTextSince } from './day-text.ts'
import { presentEvent, type WireEvent } from './present-event.ts'

const daysAhead = 90
/** More events are requested than the list shows, because those that have begun or have no exact day are skipped. */
const maxRequested = 50

interface UpcomingQuery {
  readonly most: number
  readonly symbol?: string | null
  /** If set, the list has only events of this coin, although other coins may have the same symbol. */
  readonly coinId?: string
}

/**
 * Loads the next events, with days in the time zone of most readers of the language. The list names that zone, because pages with
 * this list do not switch to the reader's own.
 */
export async function loadUpcoming(args: LoadArguments, { most, symbol = null, coinId }: UpcomingQuery) {
  const { client, language, url, now } = args
  const links = makeLinks(url.searchParams)
  const timeZone = zoneOfLanguage[language]
  const today = dayAt({ at: now, timeZone }) ?? ''
  const requested = {
    start: today,
    end: addDays({ day: today, count: daysAhead }),
    zone: timeZone,
    symbol,
    limit: maxRequested,
  }
  const { groups } = await orFallback(client.searchEvents(requested), { groups: [] })
  const isMeant = (event: WireEvent) =>
    event.precision !== 'month' && (coinId === undefined || event.coin_id === coinId)
  const next = []
  for (const event of groups.flatMap(({ items }) => items)) {
    if (next.length === most) break
    if (!isMeant(event)) continue
    const { from } = eventDays(eventTimeOf(event), timeZone)
    if (from >= today) next.push({ event, from })
  }
  return {
    all: links.inside(
      calendarPath({ ...everyEvent, symbols: symbol === null ? [] : [symbol.toUpperCase()] }),
    ),
    events: next.map(({ event, from }) => {
      const row = presentEvent(event, { language, timeZone, now, links })
      const day = dayTextSince(from, 'day', { language, today })
      return {
        ...row,
        date: row.clock === null ? day : `${day} ${row.clock}${zoneMark({ at: now, language })}`,
      }
    }),
  }
}

export type LoadedUpcoming = Awaited<ReturnType<typeof loadUpcoming>>
