import { readEvent } from '../../domain/events/event-rules.ts'
import { overAt, writeEventPoint } from '../../domain/events/event-time.ts'
import type { Event } from '../../domain/events/event.ts'
import type { ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import { eachEvent, findEvents, putEvents, type EventRow } from './events.store.ts'

const idOf = ({ id }: Event) => id

export const eventsTransfer: ContentKind<Event> = {
  format: ndjson,
  read: ({ row }) => readEvent(row),
  idOf,
  save: saveDifference<Event, EventRow>({
    idOf,
    idOfStored: ({ event_id }) => event_id,
    findStored: ({ contents }, queries) => findEvents(contents.map(idOf), queries),
    rowOf: (event, { stored, now }) => rowOf(event, stored?.created_at ?? now),
    put: putEvents,
  }),
  exportTo: (onRows, database) => eachEvent((rows) => onRows(rows.map(exportedRow)), database),
}

/** An event that does not say when it was entered keeps the time it has, or has come in now. */
function rowOf(event: Event, enteredAt: Date): EventRow {
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
