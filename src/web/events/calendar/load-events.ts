import type { Client } from '../../../contract/calls/client.ts'
import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { eventDays, eventTimeOf } from '../../../domain/events/calendar/event-days.ts'
import { typesOfTags } from '../../../domain/events/calendar/event-tags.ts'
import { maxEvents } from '../../../domain/events/event-query.ts'
import { addDays, type Day, type DayRange } from '../../../domain/kernel/time/calendar-day.ts'
import type { WireEvent } from '../../upcoming/present-event.ts'

interface AskedEvents {
  readonly client: Client
  readonly period: DayRange
  readonly filter: CalendarFilter
  readonly timeZone: string
  readonly today: Day
}

/**
 * The events of a period, asked for once. Where they are more than an answer takes, a second one goes on from there, or
 * from today if the first did not come that far; the days between and after are not known, and a page says so of them.
 */
export async function loadEvents({ client, period, filter, timeZone, today }: AskedEvents) {
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
