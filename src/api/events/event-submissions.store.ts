import type { Review } from '../../domain/events/event.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import type { SubmissionCount } from '../submissions/new-submission.ts'
import { submissionsOf } from '../submissions/submissions.store.ts'

export interface SubmissionRow {
  submission_id: string
  review: Review
  event: Readonly<Record<string, unknown>>
  language: Language
  email: string | null
  reason: string | null
  event_id: string | null
  submitted_at: Date
  decided_at: Date | null
}

const columns = `submission_id::text as submission_id, review, event, language, email, reason, event_id,
  submitted_at, decided_at`

export const eventSubmissions = submissionsOf<SubmissionRow>({
  kind: 'event',
  columns,
  outcome: 'event_id',
  withoutAddress: 'email = null',
})

export async function countSubmissions(
  { caller, since }: { caller: Uint8Array; since: Date },
  { query }: Queries,
): Promise<{ ofCaller: SubmissionCount; ofAll: SubmissionCount }> {
  const [row] = await query<
    Record<'by_caller' | 'by_all', string> & Record<'first' | 'first_of_all', Date | null>
  >(
    `select count(*) as by_all, min(submitted_at) as first_of_all,
       count(*) filter (where caller = $1) as by_caller, min(submitted_at) filter (where caller = $1) as first
     from event_submissions where submitted_at > $2`,
    [caller, since],
  )
  return {
    ofCaller: { count: Number(row?.by_caller), oldest: row?.first ?? null },
    ofAll: { count: Number(row?.by_all), oldest: row?.first_of_all ?? null },
  }
}

interface NewSubmission {
  readonly tokenHash: Uint8Array
  readonly event: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly email: string | null
  readonly caller: Uint8Array
  readonly now: Date
}

export async function putSubmission(
  { tokenHash, event, language, email, caller, now }: NewSubmission,
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into event_submissions (token_hash, event, language, email, caller, submitted_at)
     values ($1, $2::jsonb, $3, $4, $5, $6)`,
    [tokenHash, JSON.stringify(event), language, email, caller, now],
  )
}

export async function setSubmittedEvent(
  { submissionId, event }: { submissionId: string; event: object },
  { query }: Queries,
): Promise<void> {
  await query('update event_submissions set event = $2::jsonb where submission_id = $1', [
    submissionId,
    JSON.stringify(event),
  ])
}
