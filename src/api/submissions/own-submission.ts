import { Refusal } from '../../contract/problems/problem.ts'
import { maxCorrections } from '../../domain/kernel/submission/submission-review.ts'
import type { Database, Queries } from '../database/database.ts'
import { newSubmissionToken, submissionTokenHash } from './submission-token.ts'
import type { CommonRow, submissionsOf } from './submissions.store.ts'

type Submissions<Row extends CommonRow> = ReturnType<typeof submissionsOf<Row>>

/** Finds the submission of a link; reviewed and withdrawn ones too. */
export async function findOwn<Row extends CommonRow>(
  token: string,
  submissions: Submissions<Row>,
  queries: Queries,
): Promise<Row> {
  const tokenHash = submissionTokenHash(token)
  const row = tokenHash && (await submissions.findByToken(tokenHash, queries))
  if (row === undefined) throw new Refusal('submission_not_found')
  return row
}

/** Finds the submission of a link that can still be corrected, before the work of checking a correction. */
export async function findWaiting<Row extends CommonRow>(
  token: string,
  submissions: Submissions<Row>,
  queries: Queries,
): Promise<Row> {
  const row = await findOwn(token, submissions, queries)
  if (row.review !== 'waiting') throw new Refusal('submission_closed')
  return row
}

/** Locks the submission of a link, so that a review and two corrections at once wait for each other. */
async function lockOwn<Row extends CommonRow>(
  token: string,
  submissions: Submissions<Row>,
  queries: Queries,
): Promise<Row> {
  const tokenHash = submissionTokenHash(token)
  const row = tokenHash && (await submissions.lockByToken(tokenHash, queries))
  if (row === undefined) throw new Refusal('submission_not_found')
  return row
}

export async function lockWaiting<Row extends CommonRow>(
  token: string,
  submissions: Submissions<Row>,
  queries: Queries,
): Promise<Row> {
  const row = await lockOwn(token, submissions, queries)
  if (row.review !== 'waiting') throw new Refusal('submission_closed')
  return row
}

/** Stores what a correction replaces. A submission is corrected a few times only, because each former version is kept. */
export async function putCorrection<Row extends CommonRow>(
  { row, before, now }: { row: Row; before: Readonly<Record<string, unknown>>; now: Date },
  submissions: Submissions<Row>,
  queries: Queries,
): Promise<void> {
  if (row.corrections >= maxCorrections) throw new Refusal('submission_corrected_often')
  await submissions.putCorrection({ submissionId: row.submission_id, before, now }, queries)
}

/**
 * Makes a further token, for the link in a mail about the decision. Only its sender has the first one, because the site stores no
 * more than hashes.
 */
export async function newMailToken<Row extends CommonRow>(
  submissionId: string,
  submissions: Submissions<Row>,
  queries: Queries,
): Promise<string> {
  const token = newSubmissionToken()
  const tokenHash = submissionTokenHash(token)
  if (tokenHash === undefined) throw new Error('A new token is malformed.')
  await submissions.putMailToken({ submissionId, tokenHash }, queries)
  return token
}

/**
 * Takes a waiting submission out of the review. It keeps its place in the daily limit of its sender, and its address is deleted.
 * Withdrawing it twice is no error.
 */
export async function withdrawOwn<Row extends CommonRow>(
  { token, now }: { token: string; now: Date },
  submissions: Submissions<Row>,
  database: Database,
): Promise<void> {
  await database.transaction(async (queries) => {
    const row = await lockOwn(token, submissions, queries)
    if (row.review === 'withdrawn') return
    if (row.review !== 'waiting') throw new Refusal('submission_closed')
    const { submission_id: submissionId } = row
    await submissions.decide({ submissionId, review: 'withdrawn', reason: null, outcome: null, now }, queries)
  })
}
