import type { FormValues } from '../../domain/kernel/form/form.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { SubmissionReview } from '../../domain/kernel/submission/submission-review.ts'
import { second } from '../../domain/kernel/time/durations.ts'
import { retention } from '../../domain/kernel/time/retention.ts'
import type { Queries } from '../database/database.ts'
import type { SubmissionCount } from '../submissions/new-submission.ts'
import { submissionsOf, type CommonRow } from '../submissions/submissions.store.ts'

export interface ProjectSubmissionRow extends CommonRow {
  form_values: FormValues
  is_told: boolean
  looks_automatic: boolean
  item_id: string | null
}

export const projectSubmissions = submissionsOf<ProjectSubmissionRow>({
  kind: 'project',
  columns: 'form_values, is_told, looks_automatic, item_id',
  outcome: 'item_id',
  withoutAddress: "form_values = form_values - 'feedback_email'",
})

export async function countSubmissions(
  { caller, since }: { caller: Uint8Array; since: Date },
  { query }: Queries,
): Promise<{ ofCaller: SubmissionCount; ofPeople: SubmissionCount; ofPrograms: number }> {
  const [row] = await query<
    Record<'by_caller' | 'by_people' | 'by_programs', string> &
      Record<'first' | 'first_of_people', Date | null>
  >(
    `select count(*) filter (where caller = $1) as by_caller, min(submitted_at) filter (where caller = $1) as first,
       count(*) filter (where not looks_automatic) as by_people,
       min(submitted_at) filter (where not looks_automatic) as first_of_people,
       count(*) filter (where looks_automatic) as by_programs
     from project_submissions where submitted_at > $2`,
    [caller, since],
  )
  return {
    ofCaller: { count: Number(row?.by_caller), oldest: row?.first ?? null },
    ofPeople: { count: Number(row?.by_people), oldest: row?.first_of_people ?? null },
    ofPrograms: Number(row?.by_programs),
  }
}

interface NewSubmission {
  readonly tokenHash: Uint8Array
  readonly values: FormValues
  readonly language: Language
  readonly zone: string | null
  readonly isNotified: boolean
  readonly looksAutomatic: boolean
  readonly caller: Uint8Array
  readonly now: Date
}

export async function putSubmission(
  { tokenHash, values, language, zone, isNotified, looksAutomatic, caller, now }: NewSubmission,
  { query }: Queries,
): Promise<string> {
  const [row] = await query<{ submission_id: string }>(
    `insert into project_submissions
       (token_hash, form_values, language, zone, is_told, looks_automatic, caller, submitted_at)
     values ($1, $2::jsonb, $3, $4, $5, $6, $7, $8) returning submission_id::text as submission_id`,
    [tokenHash, JSON.stringify(values), language, zone, isNotified, looksAutomatic, caller, now],
  )
  if (row === undefined) throw new Error('A submission was not stored.')
  return row.submission_id
}

/** A number for a submission that is not stored. */
export async function reserveNumber({ query }: Queries): Promise<string> {
  const [row] = await query<{ number: string }>(
    `select nextval(pg_get_serial_sequence('project_submissions', 'submission_id'))::text as number`,
  )
  if (row === undefined) throw new Error('The sequence of submissions is missing.')
  return row.number
}

export async function setSubmittedProject(
  { submissionId, values, zone }: { submissionId: string; values: FormValues; zone: string | null },
  { query }: Queries,
): Promise<void> {
  await query(
    'update project_submissions set form_values = $2::jsonb, zone = coalesce($3, zone) where submission_id = $1',
    [submissionId, JSON.stringify(values), zone],
  )
}

export async function languageOfSender(itemId: string, { query }: Queries): Promise<Language | undefined> {
  const [row] = await query<{ language: Language }>(
    `select language from project_submissions where item_id = $1 order by submission_id desc limit 1`,
    [itemId],
  )
  return row?.language
}

export async function countByReview({ query }: Queries): Promise<Partial<Record<SubmissionReview, number>>> {
  const rows = await query<{ review: SubmissionReview; count: string }>(
    'select review, count(*) as count from project_submissions group by review',
  )
  return Object.fromEntries(rows.map(({ review, count }) => [review, Number(count)]))
}

/** Pictures of a submission that was refused or withdrawn stay for a while, because its sender may send a mended one. */
export const submissionTexts = `select form_values::text from project_submissions
  where review = 'waiting' or (review in ('refused', 'withdrawn') and decided_at > now() - interval '${retention.refusedPictures / second} seconds')`
