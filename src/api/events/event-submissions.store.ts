import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import type { SubmissionCount } from '../submissions/new-submission.ts'
import { submissionsOf, type CommonRow } from '../submissions/submissions.store.ts'

export interface SubmissionRow extends CommonRow {
  event: Readonly<Record<string, unknown>>
  email: string | null
  event_id: string | null
}

export const eventSubmissions = submissionsOf<SubmissionRow>({
  kind: 'event',
  columns: 'event, email, event_id',
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
  readonly zone: string | null
  readonly email: string | null
  readonly caller: Uint8Array
  readonly now: Date
}

export async function putSubmission(
  { tokenHash, event, language, zone, email, caller, now }: NewSubmission,
  { query }: Queries,
): Promise<string> {
  const [row] = await query<{ submission_id: string }>(
    `insert into event_submissions (token_hash, event, language, zone, email, caller, submitted_at)
     values ($1, $2::jsonb, $3, $4, $5, $6, $7) returning submission_id::text as submission_id`,
    [tokenHash, JSON.stringify(event), language, zone, email, caller, now],
  )
  if (row === undefined) throw new Error('A submission was not stored.')
  return row.submission_id
}

export async function setSubmittedEvent(
  { submissionId, event, zone = null }: { submissionId: string; event: object; zone?: string | null },
  { query }: Queries,
): Promise<void> {
  await query(
    'update event_submissions set event = $2::jsonb, zone = coalesce($3, zone) where submission_id = $1',
    [submissionId, JSON.stringify(event), zone],
  )
}
