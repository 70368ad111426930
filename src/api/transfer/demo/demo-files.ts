import { readFile } from 'node:fs/promises'
import { isRecord, type Row } from '../../../domain/kernel/rows/row-field.ts'
import { addDays } from '../../../domain/kernel/time/calendar-day.ts'
import { day, hour } from '../../../domain/kernel/time/durations.ts'
import type { DemoRow } from './demo-content.ts'

/**
 * The day for which the demo content was written. The loader moves its dates by the time since then, so the demo never gets old. On
 * 2026-11-22 a sale that begins on 2026-11-20 begins on the 22nd.
 */
export const demoDay = '2026-11-20'
const demoMidnight = Date.parse(`${demoDay}T00:00:00Z`)

interface DemoDates {
  readonly now: Date
  /** The names of the fields with dates. */
  readonly fields: readonly string[]
  /**
   * `hours` moves a date to a moment, rounded to the hour: a sale that ends half a day after midnight of the demo day ends half a day
   * from now. `days` keeps the hour: a meeting at 9:00 stays at 9:00.
   */
  readonly by: 'hours' | 'days'
}

/** The rows of an NDJSON file that an import takes too, with their dates moved to today. */
export async function demoRows(path: string, dates?: DemoDates): Promise<readonly DemoRow[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, place) => {
    const row: unknown = JSON.parse(line)
    return {
      row: isRecord(row) && dates !== undefined ? movedRow(row, dates) : row,
      from: `Row ${place + 1} of ${path}`,
    }
  })
}

function movedRow(row: Row, { now, fields, by }: DemoDates): Row {
  const moved = fields
    .map((name) => [name, row[name]] as const)
    .filter(([, date]) => typeof date === 'string')
  const move = by === 'hours' ? movedToHour : movedByDays
  return { ...row, ...Object.fromEntries(moved.map(([name, date]) => [name, move(String(date), now)])) }
}

/** The moment that is as far from now as the date is from the midnight of the demo day. */
export function movedMoment(date: string, now: Date): Date {
  return new Date(Date.parse(date) - demoMidnight + now.getTime())
}

function movedToHour(date: string, now: Date): string {
  return new Date(Math.round(movedMoment(date, now).getTime() / hour) * hour).toISOString()
}

/** Moves a month, a day, or a day with a time after it. A month is moved by its middle. */
function movedByDays(date: string, now: Date): string {
  const count = Math.floor(now.getTime() / day) - demoMidnight / day
  const start = date.slice(0, 'yyyy-MM-dd'.length)
  if (start.length === 'yyyy-MM'.length) return addDays({ day: `${start}-15`, count }).slice(0, start.length)
  return addDays({ day: start, count }) + date.slice(start.length)
}
