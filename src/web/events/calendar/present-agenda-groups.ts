import { eventDays, eventTimeOf } from '../../../domain/events/calendar/event-days.ts'
import type { Day } from '../../../domain/kernel/time/calendar-day.ts'
import { dayTextSince } from '../../upcoming/day-text.ts'
import {
  presentEvent,
  type EventReader,
  type LoadedEventRow,
  type WireEvent,
} from '../../upcoming/present-event.ts'

export interface AgendaGroup {
  /**
   * `2026-04-16` for the events of a day, `2026-04` for those known only to the month, `earlier` for those that began before the
   * shown days.
   */
  readonly key: string
  /** Events that began before the shown days are `ongoing` if the shown days begin today, otherwise `earlier`. */
  readonly kind: 'day' | 'month' | 'earlier' | 'ongoing'
  /** The heading of a day or a month: `4月16日（木）`, `4月`; empty for the events that began before the shown days. */
  readonly text: string
  readonly weekday: number
  readonly isToday: boolean
  readonly rows: LoadedEventRow[]
}

interface Grouping {
  readonly begin: Day
  readonly today: Day
  readonly reader: EventReader
  readonly earlier: 'earlier' | 'ongoing'
}

export function presentAgendaGroups(
  events: readonly WireEvent[],
  { begin, ...grouping }: Grouping,
): AgendaGroup[] {
  const { reader } = grouping
  const groups = new Map<string, AgendaGroup>()
  for (const event of events) {
    const key = keyOf(event, begin, reader.timeZone)
    const group = groups.get(key) ?? groupAt(key, grouping)
    group.rows.push(presentEvent(event, reader))
    groups.set(key, group)
  }
  // Events known only to the month follow those of its days.
  const place = ({ key, kind }: AgendaGroup) =>
    key === 'earlier' ? '' : kind === 'month' ? `${key}-99` : key
  return [...groups.values()].toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

function keyOf(event: WireEvent, begin: Day, timeZone: string): string {
  const time = eventTimeOf(event)
  const { from } = eventDays(time, timeZone)
  if (time.precision === 'month') return from.slice(0, 'yyyy-MM'.length)
  return from < begin ? 'earlier' : from
}

function groupAt(key: string, { today, reader, earlier }: Omit<Grouping, 'begin'>): AgendaGroup {
  const { language } = reader
  const more = { key, rows: [], isToday: key === today }
  if (key === 'earlier') return { ...more, kind: earlier, text: '', weekday: 1 }
  const isMonth = key.length === 'yyyy-MM'.length
  const day = isMonth ? `${key}-01` : key
  return {
    ...more,
    kind: isMonth ? 'month' : 'day',
    text: dayTextSince(day, isMonth ? 'month' : 'day', { language, today }),
    weekday: isMonth ? 1 : new Date(day).getUTCDay(),
  }
}
