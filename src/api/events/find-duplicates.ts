import type { EventTime } from '../../domain/events/event-time.ts'
import type { EventTexts } from '../../domain/events/event.ts'
import {
  isLikelyDuplicate,
  nearMilliseconds,
  type ComparedEvent,
} from '../../domain/events/submission/likely-duplicates.ts'
import type { Queries } from '../database/database.ts'
import { findEventsNear, type EventRow } from './events.store.ts'

/** The submitter has to look through the possible duplicates, so only a few are shown. */
const maxCandidates = 5
/**
 * An event of which only the month is known is stored at the beginning of the month, so the search for duplicates reaches back a
 * whole month more.
 */
const maxMonthMilliseconds = 31 * 86_400_000

export async function findDuplicates(submitted: ComparedEvent, queries: Queries): Promise<EventRow[]> {
  const { symbol, type, time } = submitted
  const reach = nearMilliseconds + maxMonthMilliseconds
  const near = await findEventsNear(
    { symbol, type, from: new Date(time.start - reach), to: new Date(time.start + reach + 1) },
    queries,
  )
  return near.filter((row) => isLikelyDuplicate(submitted, comparedRow(row))).slice(0, maxCandidates)
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
