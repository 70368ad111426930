import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { daysBetween, type CalendarView } from '../../../domain/events/calendar/calendar-view.ts'
import { eventDays, eventTimeOf, isEventOver } from '../../../domain/events/calendar/event-days.ts'
import { weekBars, type WeekBar } from '../../../domain/events/calendar/week-bars.ts'
import { shortTitle } from '../../../domain/events/short-title.ts'
import { foreignLang } from '../../../domain/kernel/text/written-language.ts'
import { addDays, type Day, type DayRange } from '../../../domain/kernel/time/calendar-day.ts'
import { formatTimeOfDay } from '../../../domain/kernel/time/date-format.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { addEventOn, calendarPath, eventPath } from '../../../words/addresses/event-addresses.ts'
import { dayText } from '../../upcoming/day-text.ts'
import type { EventReader, WireEvent } from '../../upcoming/present-event.ts'

const daysInWeek = 7
/** How many events a day shows, in a grid of several weeks and in that of a single week, which has more room. */
const maxInDay = 3
const maxInDayOfWeek = 8
/** How many rows of bars a week shows. */
const maxBars = 3

interface GridSource {
  readonly events: readonly WireEvent[]
  readonly known: readonly DayRange[]
  readonly view: CalendarView
  readonly filter: CalendarFilter
  readonly reader: EventReader
}

interface PlacedEvent extends DayRange {
  readonly event: WireEvent
  readonly isOver: boolean
}

/** The weeks of the grid, each of seven days; null in a list. Events known only to the month are left out. */
export function presentGrid({ events, known, view, filter, reader }: GridSource) {
  const { grid, mode } = view
  if (grid === null) return null
  const { language, timeZone, now } = reader
  const placed = events
    .filter(({ precision }) => precision !== 'month')
    .map((event): PlacedEvent => {
      const time = eventTimeOf(event)
      const isOver = isEventOver(time, { now: now.getTime(), timeZone })
      return { event, ...eventDays(time, timeZone), isOver }
    })
  const mondays = Array.from({ length: (daysBetween(grid.from, grid.to) + 1) / daysInWeek }, (_, week) =>
    addDays({ day: grid.from, count: week * daysInWeek }),
  )
  const most = mode === 'week' ? maxInDayOfWeek : maxInDay
  return {
    weekdays: daysOf(grid.from).map((day) => ({
      short: dayText(day, 'weekday', language),
      whole: dayText(day, 'wholeWeekday', language),
    })),
    weeks: mondays.map((monday) => presentWeek(monday, { placed, known, view, filter, reader, most })),
  }
}

interface WeekContext extends Omit<GridSource, 'events'> {
  readonly placed: readonly PlacedEvent[]
  readonly most: number
}

function presentWeek(monday: Day, { placed, known, view, filter, reader, most }: WeekContext) {
  const { language, timeZone, now, links } = reader
  const today = dayAt({ at: now, timeZone }) ?? ''
  const bars = weekBars(placed, monday)
  return daysOf(monday).map((day) => {
    const onDay = bars.filter((bar) => coversDay(bar, day))
    const shownBars = onDay.filter(({ row }) => row < maxBars)
    const single = placed.filter(({ from, to }) => from === day && to === day)
    const isKnown = known.some(({ from, to }) => from <= day && day <= to)
    const count = onDay.length + single.length
    const shown = singlesShown({
      single,
      bars: shownBars.length,
      hidden: onDay.length - shownBars.length,
      most,
      isKnown,
    })
    return {
      day,
      number: Number(day.slice(-2)),
      name: dayText(day, 'day', language),
      href: links.inside(calendarPath({ ...filter, time: `${day}..${day}` })),
      add: day < today ? null : links.inside(addEventOn(day)),
      isToday: day === today,
      isPast: day < today,
      isChosen: view.mode === 'day' && day === view.period.from,
      isOutside: isOutside(day, view),
      /** One for each row of bars from the top: a bar that begins here, or a place that a bar covers or that keeps the rows below in line. */
      barRows: barRowsOf(shownBars, { day, reader }),
      events: shown.map((one) => cellOf(one, reader)),
      groups: [...new Set(single.map(({ event }) => event.group))],
      /** Number of events on the day; null if not all of them are loaded. */
      count: isKnown ? count : null,
      more: isKnown ? count - shownBars.length - shown.length : null,
    }
  })
}

function daysOf(monday: Day): Day[] {
  return Array.from({ length: daysInWeek }, (_, place) => addDays({ day: monday, count: place }))
}

function coversDay({ day: first, span }: WeekBar<PlacedEvent>, day: Day): boolean {
  return first <= day && day <= addDays({ day: first, count: span - 1 })
}

function isOutside(day: Day, { mode, month, period }: CalendarView): boolean {
  if (mode === 'day') return false
  return month === null ? day < period.from || day > period.to : day.slice(0, 7) !== month.slice(0, 7)
}

interface Singles {
  readonly single: readonly PlacedEvent[]
  readonly bars: number
  readonly hidden: number
  readonly most: number
  readonly isKnown: boolean
}

/** A day that does not show all of its events shows one less than it has room for, because the link to the others takes a row. */
function singlesShown({ single, bars, hidden, most, isKnown }: Singles): readonly PlacedEvent[] {
  const room = Math.max(1, most - bars)
  const isComplete = isKnown && hidden === 0 && single.length <= room
  return isComplete ? single : single.slice(0, Math.max(1, room - 1))
}

function barRowsOf(
  bars: readonly WeekBar<PlacedEvent>[],
  { day, reader }: { day: Day; reader: EventReader },
) {
  const rows = Math.max(0, ...bars.map(({ row }) => row + 1))
  return Array.from({ length: rows }, (_, row) => {
    const bar = bars.find((one) => one.row === row)
    if (bar === undefined) return null
    const { item, span, isBegun, isContinued } = bar
    const { group } = item.event
    const begins = bar.day === day ? { ...cellOf(item, reader), span, isBegun, isContinued } : null
    return { group, isOver: item.isOver, begins }
  })
}

function cellOf({ event, isOver }: PlacedEvent, { language, timeZone, links }: EventReader) {
  const { title, token, type, group, start, precision } = event
  return {
    id: event.event_id,
    href: links.inside(eventPath(event.event_id)),
    ...shortTitle({ title, token }),
    title,
    lang: foreignLang({ text: title, reader: language }),
    clock: precision === 'hour' ? formatTimeOfDay({ at: start, timeZone }) : null,
    type,
    group,
    isOver,
  }
}

export type LoadedGrid = NonNullable<ReturnType<typeof presentGrid>>
export type LoadedDay = LoadedGrid['weeks'][number][number]
export type LoadedBarRow = LoadedDay['barRows'][number]
export type LoadedCell = LoadedDay['events'][number]
