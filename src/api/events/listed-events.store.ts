import type { Precision } from '../../domain/events/event-time.ts'
import type { EventType } from '../../domain/events/event-types.ts'
import type { EventTexts } from '../../domain/events/event.ts'
import type { EventRow } from './events.store.ts'

export type ListedEvent = Pick<
  EventRow,
  | 'event_id'
  | 'symbol'
  | 'type'
  | 'texts'
  | 'starts_at'
  | 'ends_at'
  | 'date_precision'
  | 'place'
  | 'proof'
  | 'source'
>

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`
export const listedColumns = `${milliseconds('at')}, event_id, symbol, type, texts, ${milliseconds('starts_at')}, ${milliseconds('ends_at')},
  date_precision, place, proof, source`

export type StatedEvent = [
  id: string,
  symbol: string,
  type: EventType,
  texts: EventTexts,
  start: number,
  end: number | null,
  precision: Precision,
  place: string | null,
  proof: string | null,
  source: string,
]

export function listedEvent([
  event_id,
  symbol,
  type,
  texts,
  start,
  end,
  date_precision,
  place,
  proof,
  source,
]: StatedEvent): ListedEvent {
  const [starts_at, ends_at] = [new Date(start), end === null ? null : new Date(end)]
  return { event_id, symbol, type, texts, starts_at, ends_at, date_precision, place, proof, source }
}
