import { readEvent } from '../../domain/events/event-rules.ts'
import type { Event } from '../../domain/events/event.ts'
import type { Queries } from '../database/database.ts'
import { eventSubmissions, type SubmissionRow } from './event-submissions.store.ts'
import { ReviewRefused } from './review-refused.ts'

/** Reads the event of a submission; warnings of an import count as errors here. */
export function eventOf(row: unknown): Event {
  const reading = readEvent(row)
  const issues = 'errors' in reading ? reading.errors : reading.warnings
  if (issues.length > 0 || 'errors' in reading) {
    throw new ReviewRefused(issues.map(({ field, code }) => `${field} ${code}`).join(', '))
  }
  return reading.content
}

export async function waitingSubmission(submissionId: string, queries: Queries): Promise<SubmissionRow> {
  const submission = await eventSubmissions.lock(submissionId, queries)
  if (submission === undefined) throw new ReviewRefused(`There is no submission ${submissionId}.`)
  if (submission.review !== 'waiting') {
    throw new ReviewRefused(`Submission ${submissionId} has been ${submission.review} already.`)
  }
  return submission
}
