import type { Client } from '../../../contract/calls/client.ts'
import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { eventDays, eventTimeOf } from '../../../domain/events/calendar/event-days.ts'
import { maxEvents } from '../../../domain/events/event-query.ts'
import { typesOfTags } from '../../../domain/events/event-tags.ts'
import { addDays, type Day, type DayRange } from '../../../domain/kernel/time/calendar-day.ts'
import { orFallback } from '../../loading/or-fallback.ts'
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
    ...conditionsOf(filter),
    zone: timeZone,
    limit: maxEvents,
  }
  const lastDayOf = (events: readonly WireEvent[]) => {
    const last = events.at(-1)
    return last === undefined ? period.from : eventDays(eventTimeOf(last), timeZone).from
  }
  const first = await client.searchEvents(requested)
  const { total, counts, tokens } = first
  const events = eventsIn(first)
  const facts = { total, counts, tokens }
  if (first.next === null) return { ...facts, events, known: [period] }

  const end = lastDayOf(events)
  const goesOnToday = end < today && today <= period.to
  const second = await client.searchEvents(
    goesOnToday ? { ...requested, start: today } : { ...requested, cursor: first.next },
  )
  const more = eventsIn(second)
  const to = second.next === null ? period.to : dayBefore(lastDayOf(more))
  const seen = new Set(events.map(({ event_id }) => event_id))
  return {
    ...facts,
    events: [...events, ...more.filter(({ event_id }) => !seen.has(event_id))],
    known: goesOnToday
      ? [
          { from: period.from, to: dayBefore(end) },
          { from: today, to },
        ]
      : [{ from: period.from, to }],
  }
}

interface SidesRequest extends Omit<EventsRequest, 'today'> {
  readonly grid: DayRange | null
}

/**
 * Loads the events of the days by which the weeks of a grid go beyond the period. Without them the days of the neighbouring months would
 * look empty. `known` are those whose events are all loaded.
 */
export async function loadSides({ client, period, grid, filter, timeZone }: SidesRequest) {
  if (grid === null) return { events: [], known: [] }
  const sides = [
    { from: grid.from, to: dayBefore(period.from) },
    { from: addDays({ day: period.to, count: 1 }), to: grid.to },
  ].filter(({ from, to }) => from <= to)
  const found = await Promise.all(
    sides.map(async (side) => {
      const requested = {
        ...conditionsOf(filter),
        start: side.from,
        end: side.to,
        zone: timeZone,
        limit: maxEvents,
      }
      const { groups, next } = await orFallback(client.searchEvents(requested), { groups: [], next: '' })
      return { events: eventsIn({ groups }), known: next === null ? [side] : [] }
    }),
  )
  return { events: found.flatMap(({ events }) => events), known: found.flatMap(({ known }) => known) }
}

function conditionsOf({ symbols, tags }: CalendarFilter) {
  return { symbol: symbols.join(','), types: typesOfTags(tags) }
}

function eventsIn({ groups }: { groups: readonly { items: readonly WireEvent[] }[] }): WireEvent[] {
  return groups.flatMap(({ items }) => items)
}

function dayBefore(day: Day): Day {
  return addDays({ day, count: -1 })
}
