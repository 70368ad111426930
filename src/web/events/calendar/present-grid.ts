import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { daysBetween, type CalendarView } from '../../../domain/events/calendar/calendar-view.ts'
import { eventDays, eventTimeOf, isEventOver } from '../../../domain/events/calendar/event-days.ts'
import type { EventGroup } from '../../../domain/events/event-types.ts'
import { foreignLang } from '../../../domain/kernel/text/written-language.ts'
import { addDays, type Day, type DayRange } from '../../../domain/kernel/time/calendar-day.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { calendarPath, eventPath } from '../../../words/addresses/event-addresses.ts'
import { dayText } from '../../upcoming/day-text.ts'
import type { EventReader, WireEvent } from '../../upcoming/present-event.ts'

const daysInWeek = 7
/**
 * How many events a day of the grid shows: first in a grid of several weeks, then in that of a single week, which has more room.
 */
const maxInDay = 3
const maxInDayOfWeek = 8

interface GridSource {
  readonly events: readonly WireEvent[]
  readonly known: readonly DayRange[]
  readonly view: CalendarView
  readonly filter: CalendarFilter
  readonly reader: EventReader
}

interface PlacedEvent {
  readonly event: WireEvent
  readonly from: Day
  readonly to: Day
  readonly isOver: boolean
}

/** The weeks of the grid, each of seven days; null if the period is too long for a grid. Events known only to the month are left out. */
export function presentGrid({ events, known, view, filter, reader }: GridSource) {
  const { grid, month, period } = view
  if (grid === null) return null
  const { language, timeZone, now } = reader
  const today = dayAt({ at: now, timeZone }) ?? ''
  const placed = events
    .filter(({ precision }) => precision !== 'month')
    .map((event): PlacedEvent => {
      const time = eventTimeOf(event)
      const isOver = isEventOver(time, { now: now.getTime(), timeZone })
      return { event, ...eventDays(time, timeZone), isOver }
    })
  const count = daysBetween(grid.from, grid.to) + 1
  const most = count === daysInWeek ? maxInDayOfWeek : maxInDay
  const days = Array.from({ length: count }, (_, place) => {
    const day = addDays({ day: grid.from, count: place })
    const own = placed
      .filter(({ from, to }) => from <= day && day <= to)
      .toSorted((one, other) => Number(one.from < day) - Number(other.from < day))
    const isKnown =
      known.some(({ from, to }) => from <= day && day <= to) || day < period.from || day > period.to
    const shown = own.length > most || !isKnown ? own.slice(0, most - 1) : own
    const text = { ...filter, time: `${day}..${day}` as const }
    return {
      day,
      number: Number(day.slice(-2)),
      name: dayText(day, 'day', language),
      href: own.length === 0 && isKnown ? null : reader.links.inside(calendarPath(text)),
      isToday: day === today,
      isPast: day < today,
      isOutside:
        month === null ? day < period.from || day > period.to : day.slice(0, 7) !== month.slice(0, 7),
      groups: [...new Set(own.map(({ event }) => event.group))] satisfies EventGroup[],
      /** Number of events on the day; null if not all of them are loaded. */
      count: isKnown ? own.length : null,
      more: isKnown ? own.length - shown.length : null,
      events: shown.map((one) => cellOf(one, day, reader)),
    }
  })
  return {
    weekdays: days.slice(0, daysInWeek).map(({ day }) => ({
      short: dayText(day, 'weekday', language),
      whole: dayText(day, 'wholeWeekday', language),
    })),
    weeks: Array.from({ length: count / daysInWeek }, (_, week) =>
      days.slice(week * daysInWeek, (week + 1) * daysInWeek),
    ),
  }
}

function cellOf({ event, from, isOver }: PlacedEvent, day: Day, { language, links }: EventReader) {
  return {
    id: event.event_id,
    href: links.inside(eventPath(event.event_id)),
    token: event.token,
    title: event.title,
    lang: foreignLang({ text: event.title, reader: language }),
    type: event.type,
    group: event.group,
    isOver,
    isContinued: from < day,
  }
}

export type LoadedGrid = NonNullable<ReturnType<typeof presentGrid>>
export type LoadedDay = LoadedGrid['weeks'][number][number]
