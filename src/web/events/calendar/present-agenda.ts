import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import type { CalendarView } from '../../../domain/events/calendar/calendar-view.ts'
import { eventTimeOf, isEventOver } from '../../../domain/events/calendar/event-days.ts'
import type { DayRange } from '../../../domain/kernel/time/calendar-day.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { calendarAddress } from '../../../words/addresses/event-addresses.ts'
import type { EventReader, WireEvent } from '../../upcoming/present-event.ts'
import { presentAgendaGroups, type AgendaGroup } from './present-agenda-groups.ts'

/** How many events a page of the agenda shows. A page shows a few more rather than split a day. */
const maxRows = 150
/** How many events are shown at once beside or below a grid, and in a list. */
const rowsBesideGrid = 8
const rowsOfList = 40

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
  // A day is shown whole, also those of its events that are over.
  const isDay = view.mode === 'day'
  const over = (event: WireEvent) =>
    !isDay && isEventOver(eventTimeOf(event), { now: now.getTime(), timeZone })
  const coming = presentAgendaGroups(
    events.filter((event) => !over(event)),
    { begin, today, reader, earlier: begin === today ? 'ongoing' : 'earlier' },
  )
  const past = presentAgendaGroups(
    events.filter((event) => over(event)),
    { begin: view.period.from, today, reader, earlier: 'earlier' },
  )
  const isAllPast = coming.length === 0 && view.period.to < today
  const all = isAllPast ? past : coming
  // Of a day that is shown, the events of which only the month is known are set apart: they are on some other day in all likelihood.
  const [listed, undated] = isDay ? splitUndated(all) : [all, []]
  const shown = upTo(listed, maxRows)
  const atOnce = splitAt(shown.groups, view.mode === 'month' ? rowsBesideGrid : rowsOfList)
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
    undated: upTo(undated, maxRows).groups,
    past: shownPast,
    pastCount: countOf(shownPast),
    more:
      shown.next === null
        ? null
        : {
            href: reader.links.inside(
              calendarAddress({ ...filter, time: `${shown.next}..${view.period.to}` }, view),
            ),
            count: isWhole ? countOf(shown.rest) : null,
          },
  }
}

function splitUndated(groups: readonly AgendaGroup[]) {
  return [
    groups.filter(({ kind }) => kind !== 'month'),
    groups.filter(({ kind }) => kind === 'month'),
  ] as const
}

/** The first events and the others. A day with many events is in both parts. */
function splitAt(groups: readonly AgendaGroup[], limit: number) {
  let room = limit
  const parts = groups.map((group) => {
    const shown = Math.max(0, room)
    room -= group.rows.length
    return [
      { ...group, rows: group.rows.slice(0, shown) },
      { ...group, rows: group.rows.slice(shown) },
    ] as const
  })
  return {
    groups: parts.map(([first]) => first).filter(withRows),
    rest: parts.map(([, others]) => others).filter(withRows),
  }
}

function withRows({ rows }: AgendaGroup): boolean {
  return rows.length > 0
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
