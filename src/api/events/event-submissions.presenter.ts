import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { writeEventPoint } from '../../domain/events/event-time.ts'
import { placeIn, type Event } from '../../domain/events/event.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { localised } from '../../domain/kernel/text/text.ts'
import type { SubmissionRow } from './event-submissions.store.ts'

export function presentSubmission(
  row: SubmissionRow,
  event: Event,
  language: Language,
): Reply<Operations['getEventSubmission']> {
  const { start, end, precision } = event.time
  return {
    status: row.review,
    reason: row.reason,
    event_id: row.event_id,
    submitted_at: row.submitted_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    type: event.type,
    token: event.symbol,
    title: localised(event.texts, 'title', language) ?? '',
    description: localised(event.texts, 'description', language) ?? null,
    start: writeEventPoint(start, precision),
    end: end === null ? null : writeEventPoint(end, precision),
    precision,
    place: placeIn(language, event),
    proof: event.proof,
  }
}
