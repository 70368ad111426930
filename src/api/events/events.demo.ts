import { join } from 'node:path'
import type { Event } from '../../domain/events/event.ts'
import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import { addDays } from '../../domain/kernel/time/calendar-day.ts'
import type { DemoContent } from '../transfer/demo/demo-content.ts'
import { demoRows } from '../transfer/demo/demo-files.ts'
import { hasEvents } from './events.store.ts'
import { eventsTransfer } from './events.transfer.ts'

export const eventsDemo: DemoContent<Event> = {
  kind: eventsTransfer,
  hasAny: hasEvents,
  rows: ({ directory, now }) => demoRows(join(directory, 'events.ndjson'), (row) => dated(row, now)),
}

/**
 * Replaces relative days by dates. On 2026-04-16 `{ day: -2 }` is 2026-04-14, with `hour: 9` at nine o'clock, with
 * `days: 3` up to the 16th, and with `month: true` April.
 */
function dated(row: unknown, now: Date): unknown {
  if (!isRecord(row)) return row
  const { day, days, hour, month, ...more } = row
  const start = addDays({ day: now.toISOString().slice(0, 10), count: Number(day) })
  if (month === true) return { ...more, start: start.slice(0, 'yyyy-MM'.length) }
  if (typeof hour === 'number') return { ...more, start: `${start} ${String(hour).padStart(2, '0')}:00` }
  return { ...more, start, end: typeof days === 'number' ? addDays({ day: start, count: days - 1 }) : null }
}
