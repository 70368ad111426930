import { isDeepStrictEqual } from 'node:util'
import { readEvent } from '../../domain/events/event-rules.ts'
import { overAt, writeEventPoint } from '../../domain/events/event-time.ts'
import type { Event } from '../../domain/events/event.ts'
import type { Issue } from '../../domain/kernel/rows/row-cell.ts'
import type { Database, Queries } from '../database/database.ts'
import { eachEvent, findEvents, putEvents, type EventRow } from './events.store.ts'

interface Saved {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

type Reading = { id: string; content: Event; warnings: Issue[] } | { errors: Issue[] }

export function readEventRow({ row }: { row: unknown }): Reading {
  const reading = readEvent(row)
  if ('errors' in reading) return reading
  return { id: reading.event.id, content: reading.event, warnings: reading.warnings }
}

export function eventIdOfRow(given: { row: unknown }): string | undefined {
  const reading = readEventRow(given)
  return 'id' in reading ? reading.id : undefined
}

export async function importEvents(
  { contents, now, dryRun }: { contents: readonly Event[]; now: Date; dryRun: boolean },
  database: Database,
): Promise<Saved> {
  const save = async (queries: Queries) => {
    const rows = await findEvents(
      contents.map(({ id }) => id),
      queries,
    )
    const standing = new Map(rows.map((row) => [row.event_id, row]))
    const given = contents.map((event) => rowOf(event, standing.get(event.id)?.created_at ?? now))
    const differing = given.filter((row) => !isDeepStrictEqual(row, standing.get(row.event_id)))
    if (!dryRun && differing.length > 0) await putEvents(differing, queries)
    const added = contents.filter(({ id }) => !standing.has(id)).length
    return { added, changed: differing.length - added, unchanged: contents.length - differing.length }
  }
  return dryRun ? save(database) : database.transaction(save)
}

/** An event that does not say when it was entered keeps the time it has, or has come in now. */
export function rowOf(event: Event, enteredAt: Date): EventRow {
  const { start, end, precision } = event.time
  return {
    event_id: event.id,
    symbol: event.symbol,
    type: event.type,
    texts: event.texts,
    starts_at: new Date(start),
    ends_at: end === null ? null : new Date(end),
    date_precision: precision,
    over_at: new Date(overAt(event.time)),
    place: event.place,
    proof: event.proof,
    review: event.review,
    source: event.source,
    created_at: event.createdAt === null ? enteredAt : new Date(event.createdAt),
  }
}

/** Rows that import to what stands here. */
export async function exportEvents(
  onRows: (rows: readonly object[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await eachEvent((rows) => onRows(rows.map(exportedRow)), database)
}

function exportedRow(row: EventRow): object {
  const point = (at: Date | null) => at && writeEventPoint(at.getTime(), row.date_precision)
  return {
    event_id: row.event_id,
    token: row.symbol,
    type: row.type,
    ...row.texts,
    start: point(row.starts_at),
    end: point(row.ends_at),
    place: row.place,
    proof: row.proof,
    review: row.review,
    source: row.source,
    created_at: row.created_at.toISOString(),
  }
}
