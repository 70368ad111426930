import { isDeepStrictEqual } from 'node:util'
import { overAt } from '../../domain/events/event-time.ts'
import type { Event } from '../../domain/events/event.ts'
import type { EventRow } from './events.store.ts'

/**
 * Makes the row of an imported event. If the import states no creation time, the event keeps its stored one or gets the current
 * time. A row that differs from the stored one gets a higher sequence number and the current
 * time as its time of change.
 */
export function eventRowOf(
  event: Event,
  { stored, now }: { stored: EventRow | undefined; now: Date },
): EventRow {
  const { start, end, precision } = event.time
  const row: EventRow = {
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
    created_at: dateOf(event.createdAt) ?? stored?.created_at ?? now,
    sequence: Math.max(event.sequence, stored?.sequence ?? 0),
    updated_at: stored?.updated_at ?? dateOf(event.updatedAt) ?? now,
    withdrawn_at: dateOf(event.withdrawnAt) ?? null,
  }
  if (stored === undefined || isDeepStrictEqual(row, stored)) return row
  return { ...row, sequence: Math.max(row.sequence, stored.sequence + 1), updated_at: now }
}

function dateOf(at: number | null): Date | undefined {
  return at === null ? undefined : new Date(at)
}
