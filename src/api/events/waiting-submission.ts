import { readEvent } from '../../domain/events/event-rules.ts'
import type { Event } from '../../domain/events/event.ts'
import { writeReceipt } from '../../domain/kernel/submission/receipt.ts'
import type { Queries } from '../database/database.ts'
import { unreadVersion, type Decided } from '../submissions/decided-version.ts'
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

export async function waitingSubmission(id: string, queries: Queries): Promise<SubmissionRow> {
  const submission = await eventSubmissions.lock(id, queries)
  const receipt = writeReceipt({ kind: 'event', id })
  if (submission === undefined) throw new ReviewRefused(`There is no submission ${receipt}.`)
  if (submission.review !== 'waiting')
    throw new ReviewRefused(`${receipt} has been ${submission.review} already.`)
  return submission
}

/** The waiting submission, in the version that the operator has read. */
export async function readSubmission({ id, version }: Decided, queries: Queries): Promise<SubmissionRow> {
  const row = await waitingSubmission(id, queries)
  const complaint = unreadVersion({ kind: 'event', row, version })
  if (complaint !== undefined) throw new ReviewRefused(complaint)
  return row
}
