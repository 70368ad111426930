import type { EventTime } from '../../domain/events/event-time.ts'
import type { EventTexts } from '../../domain/events/event.ts'
import {
  isLikelyDuplicate,
  nearMilliseconds,
  type ComparedEvent,
} from '../../domain/events/submission/likely-duplicates.ts'
import type { Queries } from '../database/database.ts'
import { findEventsNear, type EventRow } from './events.store.ts'

/** As many as somebody would look through. */
const maxCandidates = 5
/** Something known to the month begins as much before what is near its end. */
const longestMonth = 31 * 86_400_000

/** Events of the calendar that this one likely is. */
export async function findDuplicates(told: ComparedEvent, queries: Queries): Promise<EventRow[]> {
  const { symbol, type, time } = told
  const reach = nearMilliseconds + longestMonth
  const near = await findEventsNear(
    { symbol, type, from: new Date(time.start - reach), to: new Date(time.start + reach + 1) },
    queries,
  )
  return near.filter((row) => isLikelyDuplicate(told, comparedRow(row))).slice(0, maxCandidates)
}

function comparedRow(row: EventRow): ComparedEvent {
  const { symbol, type, proof } = row
  const time: EventTime = {
    start: row.starts_at.getTime(),
    end: row.ends_at?.getTime() ?? null,
    precision: row.date_precision,
  }
  return { symbol, type, time, proof, texts: textsOf(row.texts) }
}

export function textsOf(texts: EventTexts): string[] {
  return Object.values(texts)
}
