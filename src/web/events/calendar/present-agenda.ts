import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import type { CalendarView } from '../../../domain/events/calendar/calendar-view.ts'
import { eventTimeOf, isEventOver } from '../../../domain/events/calendar/event-days.ts'
import type { DayRange } from '../../../domain/kernel/time/calendar-day.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { calendarPath } from '../../../words/addresses/event-addresses.ts'
import type { EventReader, WireEvent } from '../../upcoming/present-event.ts'
import { presentAgendaGroups, type AgendaGroup } from './present-agenda-groups.ts'

/** A page shows this many or, rather than cut a day in two, a few more. */
const maxRows = 150
const rowsAtOnce = 10

interface AgendaSource {
  readonly events: readonly WireEvent[]
  /** The days whose events are all there. */
  readonly known: readonly DayRange[]
  readonly view: CalendarView
  readonly filter: CalendarFilter
  readonly reader: EventReader
}

/** What comes and what is over, by the day where the reader is. */
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
  const told = isAllPast ? past : coming
  const shown = upTo(told, maxRows)
  const atOnce = upTo(shown.groups, rowsAtOnce)
  const shownPast = isAllPast ? [] : upTo(past, maxRows).groups
  const isWhole = known.some(({ from, to }) => from <= view.period.from && to >= view.period.to)
  return {
    isAllPast,
    /** Null where not all of them were asked for. */
    count: isWhole ? countOf(told) : null,
    isEmpty: told.length === 0,
    groups: atOnce.groups,
    /** Folded away at first, as the page would be nothing but this list. */
    rest: atOnce.rest,
    restCount: countOf(atOnce.rest),
    past: shownPast,
    pastCount: countOf(shownPast),
    /** What no page takes at once: the period from the first day that is not shown. */
    more:
      shown.next === null
        ? null
        : {
            href: reader.links.inside(calendarPath({ ...filter, time: `${shown.next}..${view.period.to}` })),
            count: isWhole ? countOf(shown.rest) : null,
          },
  }
}

/** Whole days, as many as there is room for, and the day on which the rest begins. */
function upTo(groups: readonly AgendaGroup[], most: number) {
  let rows = 0
  const place = groups.findIndex((group) => {
    const isFull = rows >= most && group.kind === 'day'
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
