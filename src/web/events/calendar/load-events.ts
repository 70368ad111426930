import type { Client } from '../../../contract/calls/client.ts'
import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { eventDays, eventTimeOf } from '../../../domain/events/calendar/event-days.ts'
import { typesOfTags } from '../../../domain/events/calendar/event-tags.ts'
import { maxEvents } from '../../../domain/events/event-query.ts'
import { addDays, type Day, type DayRange } from '../../../domain/kernel/time/calendar-day.ts'
import type { WireEvent } from '../../upcoming/present-event.ts'

interface EventsRequest {
  readonly client: Client
  readonly period: DayRange
  readonly filter: CalendarFilter
  readonly timeZone: string
  readonly today: Day
}

/**
 * Loads the events of a period in at most two requests. If the first response is full, the second request continues where that
 * response ended; if it ended before today, the second request begins today. `known` are the days whose events are all loaded; a
 * page marks the other days as incomplete.
 */
export async function loadEvents({ client, period, filter, timeZone, today }: EventsRequest) {
  const requested = {
    start: period.from,
    end: period.to,
    symbol: filter.symbol,
    types: typesOfTags(filter.tags),
    zone: timeZone,
    limit: maxEvents,
  }
  const lastDayOf = (events: readonly WireEvent[]) => {
    const last = events.at(-1)
    return last === undefined ? period.from : eventDays(eventTimeOf(last), timeZone).from
  }
  const first = await client.searchEvents(requested)
  const { total, counts } = first
  const events = eventsIn(first)
  if (first.next === null) return { events, total, counts, known: [period] }

  const end = lastDayOf(events)
  const goesOnToday = end < today && today <= period.to
  const second = await client.searchEvents(
    goesOnToday ? { ...requested, start: today } : { ...requested, cursor: first.next },
  )
  const more = eventsIn(second)
  const to = second.next === null ? period.to : dayBefore(lastDayOf(more))
  const seen = new Set(events.map(({ event_id }) => event_id))
  return {
    events: [...events, ...more.filter(({ event_id }) => !seen.has(event_id))],
    total,
    counts,
    known: goesOnToday
      ? [
          { from: period.from, to: dayBefore(end) },
          { from: today, to },
        ]
      : [{ from: period.from, to }],
  }
}

function eventsIn({ groups }: { groups: readonly { items: readonly WireEvent[] }[] }): WireEvent[] {
  return groups.flatMap(({ items }) => items)
}

function dayBefore(day: Day): Day {
  return addDays({ day, count: -1 })
}
