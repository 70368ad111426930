import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import type { CalendarView } from '../../../domain/events/calendar/calendar-view.ts'
import { eventTimeOf, isEventOver } from '../../../domain/events/calendar/event-days.ts'
import type { DayRange } from '../../../domain/kernel/time/calendar-day.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { calendarPath } from '../../../words/addresses/event-addresses.ts'
import type { EventReader, WireEvent } from '../../upcoming/present-event.ts'
import { presentAgendaGroups, type AgendaGroup } from './present-agenda-groups.ts'

/** How many events a page of the agenda shows. A page shows a few more rather than split a day. */
const maxRows = 150
const rowsAtOnce = 10

interface AgendaSource {
  readonly events: readonly WireEvent[]
  readonly known: readonly DayRange[]
  readonly view: CalendarView
  readonly filter: CalendarFilter
  readonly reader: EventReader
}

export function presentAgenda({ events, known, view, filter, reader }: AgendaSource) {
  const { timeZone, now } = reader
  const today = dayAt({ at: now, timeZone }) ?? ''
  const begin = today > view.period.from && today <= view.period.to ? today : view.period.from
  const over = (event: WireEvent) => isEventOver(eventTimeOf(event), { now: now.getTime(), timeZone })
  const coming = presentAgendaGroups(
    events.filter((event) => !over(event)),
    { begin, today, reader, earlier: begin === today ? 'ongoing' : 'earlier' },
  )
  const past = presentAgendaGroups(
    events.filter((event) => over(event)),
    { begin: view.period.from, today, reader, earlier: 'earlier' },
  )
  const isAllPast = coming.length === 0 && view.period.to < today
  const listed = isAllPast ? past : coming
  const shown = upTo(listed, maxRows)
  const atOnce = upTo(shown.groups, rowsAtOnce)
  const shownPast = isAllPast ? [] : upTo(past, maxRows).groups
  const isWhole = known.some(({ from, to }) => from <= view.period.from && to >= view.period.to)
  return {
    isAllPast,
    /** Number of events in the period; null if not all of them are loaded. */
    count: isWhole ? countOf(listed) : null,
    isEmpty: listed.length === 0,
    groups: atOnce.groups,
    rest: atOnce.rest,
    restCount: countOf(atOnce.rest),
    past: shownPast,
    pastCount: countOf(shownPast),
    more:
      shown.next === null
        ? null
        : {
            href: reader.links.inside(calendarPath({ ...filter, time: `${shown.next}..${view.period.to}` })),
            count: isWhole ? countOf(shown.rest) : null,
          },
  }
}

function upTo(groups: readonly AgendaGroup[], limit: number) {
  let rows = 0
  const place = groups.findIndex((group) => {
    const isFull = rows >= limit && group.kind === 'day'
    rows += group.rows.length
    return isFull
  })
  if (place === -1) return { groups, rest: [], next: null }
  return { groups: groups.slice(0, place), rest: groups.slice(place), next: groups[place]?.key ?? null }
}

function countOf(groups: readonly AgendaGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0)
}

export type LoadedAgenda = ReturnType<typeof presentAgenda>
