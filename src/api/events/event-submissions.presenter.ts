import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { writeEventPoint } from '../../domain/events/event-time.ts'
import type { Event } from '../../domain/events/event.ts'
import { titleFrom } from '../../domain/events/submission/event-submission.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { localised } from '../../domain/kernel/text/text.ts'
import { presentStanding } from '../submissions/submissions.presenter.ts'
import type { SubmissionRow } from './event-submissions.store.ts'

export function presentSubmission(
  row: SubmissionRow,
  event: Event,
  language: Language,
): Reply<Operations['getEventSubmission']> {
  const { start, end, precision } = event.time
  // The sender sees their own words, not the translations that an operator has added.
  const { title = localised(event.texts, 'title', language) ?? '', description = null } = event.texts
  return {
    ...presentStanding({ kind: 'event', row, email: row.email, content: row.event }),
    event_id: row.event_id,
    type: event.type,
    token: event.symbol,
    title,
    own_title: title === titleFrom(description ?? '') ? null : title,
    description,
    start: writeEventPoint(start, precision),
    end: end === null ? null : writeEventPoint(end, precision),
    precision,
    place: event.place,
    proof: event.proof,
  }
}
