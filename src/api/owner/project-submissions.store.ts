import type { FormValues } from '../../domain/kernel/form/form.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { ProjectReview } from '../../domain/offerings/owner-form/project-marks.ts'
import type { Queries } from '../database/database.ts'
import type { SubmissionCount } from '../submissions/new-submission.ts'
import { submissionsOf } from '../submissions/submissions.store.ts'

export interface ProjectSubmissionRow {
  submission_id: string
  review: ProjectReview
  form_values: FormValues
  language: Language
  is_told: boolean
  looks_automatic: boolean
  reason: string | null
  item_id: string | null
  submitted_at: Date
  decided_at: Date | null
}

const columns = `submission_id::text as submission_id, review, form_values, language, is_told, looks_automatic, reason,
  item_id, submitted_at, decided_at`

export const projectSubmissions = submissionsOf<ProjectSubmissionRow>({
  kind: 'project',
  columns,
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
  readonly isNotified: boolean
  readonly looksAutomatic: boolean
  readonly caller: Uint8Array
  readonly now: Date
}

export async function putSubmission(
  { tokenHash, values, language, isNotified, looksAutomatic, caller, now }: NewSubmission,
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into project_submissions (token_hash, form_values, language, is_told, looks_automatic, caller, submitted_at)
     values ($1, $2::jsonb, $3, $4, $5, $6, $7)`,
    [tokenHash, JSON.stringify(values), language, isNotified, looksAutomatic, caller, now],
  )
}

export async function languageOfSender(itemId: string, { query }: Queries): Promise<Language | undefined> {
  const [row] = await query<{ language: Language }>(
    `select language from project_submissions where item_id = $1 order by submission_id desc limit 1`,
    [itemId],
  )
  return row?.language
}

export async function countByReview({ query }: Queries): Promise<Partial<Record<ProjectReview, number>>> {
  const rows = await query<{ review: ProjectReview; count: string }>(
    'select review, count(*) as count from project_submissions group by review',
  )
  return Object.fromEntries(rows.map(({ review, count }) => [review, Number(count)]))
}

export const submissionTexts = `select form_values::text from project_submissions where review = 'waiting'`
