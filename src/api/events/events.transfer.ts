import { isEventId } from '../../domain/events/event-id.ts'
import { readEvent } from '../../domain/events/event-rules.ts'
import { writeEventPoint } from '../../domain/events/event-time.ts'
import type { Event } from '../../domain/events/event.ts'
import { plainId, type ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import { eventRowOf } from './event-row.ts'
import { eachEvent, findEvents, putEvents, type EventRow } from './events.store.ts'

const idOf = ({ id }: Event) => id

export const eventsTransfer: ContentKind<Event> = {
  format: ndjson,
  read: ({ row, stored }) => readEvent(row, stored),
  idOf,
  idOfRow: (row) => plainId(row, { name: 'event_id', isId: isEventId }),
  save: saveDifference<Event, EventRow>({
    idOf,
    idOfStored: ({ event_id }) => event_id,
    findStored: ({ contents }, queries) => findEvents(contents.map(idOf), queries),
    rowOf: eventRowOf,
    exportedRow,
    put: putEvents,
  }),
  storedRows: async ({ ids }, queries) => (await findEvents(ids, queries)).map(exportedRow),
  exportTo: (onRows, database) => eachEvent((rows) => onRows(rows.map(exportedRow)), database),
}

function exportedRow(row: EventRow) {
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
    sequence: row.sequence,
    updated_at: row.updated_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }
}
