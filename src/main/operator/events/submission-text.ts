import type { Database } from '../../../api/database/database.ts'
import { eventSubmissions } from '../../../api/events/event-submissions.store.ts'
import { findDuplicates, textsOf } from '../../../api/events/find-duplicates.ts'
import { ReviewRefused } from '../../../api/events/review-refused.ts'
import { eventOf } from '../../../api/events/waiting-submission.ts'
import { writeReceipt, writeVersion } from '../../../domain/kernel/submission/receipt.ts'
import { correctionLines } from '../command/correction-lines.ts'
import { factLines } from '../command/fact-lines.ts'

export async function submissionText(submissionId: string, database: Database): Promise<string[]> {
  const row = await eventSubmissions.lock(submissionId, database)
  if (row === undefined)
    throw new ReviewRefused(`There is no submission ${writeReceipt({ kind: 'event', id: submissionId })}.`)
  const { event, email, language, review, reason, event_id: eventId } = row
  const read = eventOf(event)
  const similar =
    review === 'waiting' ? await findDuplicates({ ...read, texts: textsOf(read.texts) }, database) : []
  const facts = {
    submission: writeVersion({ kind: 'event', id: submissionId, corrections: row.corrections }),
    review,
    submitted: row.submitted_at.toISOString(),
    language,
    // The sender's address is not shown: the review is about the event, not about the person.
    answer: email === null ? 'by link' : 'by link and mail',
    reason,
    event: eventId,
    ...event,
  }
  const corrections = await eventSubmissions.listCorrections(submissionId, database)
  return [
    ...factLines(facts),
    ...correctionLines({ corrections, now: event }),
    ...similar.map(({ event_id }) => `likely the same as: ${event_id}`),
  ]
}
