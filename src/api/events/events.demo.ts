import { readFile } from 'node:fs/promises'
import { readEvent } from '../../domain/events/event-rules.ts'
import { addDays } from '../../domain/kernel/time/calendar-day.ts'
import { isRecord } from '../../domain/kernel/rows/row-cell.ts'
import type { Database } from '../database/database.ts'
import { rowOf } from './events.transfer.ts'
import { hasEvents, putEvents } from './events.store.ts'

/**
 * Fills an empty table from a file of rows; one with anything in it is left alone. Demo rows say their days from
 * today, so that there are always some of the last week and of the next.
 */
export async function fillDemoEvents({
  database,
  path,
  now,
}: {
  database: Database
  path: string
  now: Date
}): Promise<number> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  const rows = lines.map((line, place) => {
    const reading = readEvent(dated(JSON.parse(line), now))
    if ('event' in reading) return rowOf(reading.event, now)
    throw new Error(`Row ${place + 1} of ${path} is no good: ${JSON.stringify(reading.errors)}`)
  })
  return database.transaction(async (queries) => {
    if (await hasEvents(queries)) return 0
    await putEvents(rows, queries)
    return rows.length
  })
}

/**
 * Of a row on 2026-04-16: `{ day: -2 }` is 2026-04-14, with `hour: 9` at nine, with `days: 3` up to the 16th, and
 * with `month: true` April.
 */
function dated(row: unknown, now: Date): unknown {
  if (!isRecord(row)) return row
  const { day, days, hour, month, ...more } = row
  const start = addDays({ day: now.toISOString().slice(0, 10), count: Number(day) })
  if (month === true) return { ...more, start: start.slice(0, 'yyyy-MM'.length) }
  if (typeof hour === 'number') return { ...more, start: `${start} ${String(hour).padStart(2, '0')}:00` }
  return { ...more, start, end: typeof days === 'number' ? addDays({ day: start, count: days - 1 }) : null }
}
