import { writeReceipt } from '../../domain/kernel/submission/receipt.ts'
import { isReadableText } from '../../domain/kernel/text/readable-text.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import { readNewProject } from '../../domain/offerings/owner-form/owner-entry.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import { unreadVersion, type Decided } from '../submissions/decided-version.ts'
import { newMailToken } from '../submissions/own-submission.ts'
import { mailKey } from './issue-key.ts'
import { OwnerRefused } from './owner-refused.ts'
import type { OwnerMails } from './owner.mails.ts'
import { projectSubmissions, type ProjectSubmissionRow } from './project-submissions.store.ts'
import type { Entries } from './save-owner-entry.ts'

interface ReviewProjectsDeps {
  readonly database: Database
  readonly entries: Entries & {
    readonly freeId: (id: string, queries: Queries) => Promise<string | undefined>
  }
  readonly mails: OwnerMails
  readonly queue: MailQueue
  readonly now: Date
}

export async function approveProject(
  { withKey, ...decided }: Decided & { withKey: boolean },
  { database, entries, mails, queue, now }: ReviewProjectsDeps,
): Promise<{ itemId: string; keyId: string | null }> {
  return database.transaction(async (queries) => {
    const submission = await lockRead(decided, queries)
    const submissionId = decided.id
    const read = projectOf(submission, now)
    const itemId = await entries.freeId(read.item_id, queries)
    if (itemId === undefined) throw new OwnerRefused(`All ids from ${read.item_id} on are taken.`)
    const offering = { ...read, item_id: itemId }
    await entries.save({ offering, source: 'operator', now }, queries)
    await projectSubmissions.decide(
      { submissionId, review: 'approved', reason: null, outcome: itemId, now },
      queries,
    )
    const reader = readerOf(submission, offering)
    if (reader !== null) {
      await queue.put([mails.approved({ reader, name: offering.name, itemId })], now, queries)
    }
    const issued = withKey ? await mailKey(offering, { mails, queue, now }, queries) : null
    return { itemId, keyId: issued?.keyId ?? null }
  })
}

export async function refuseProject(
  { reason, ...decided }: Decided & { reason: string },
  { database, mails, queue, now }: ReviewProjectsDeps,
): Promise<void> {
  if (!isReadableText(reason, { lines: true })) {
    throw new OwnerRefused('The reason contains control characters.')
  }
  await database.transaction(async (queries) => {
    const submission = await lockRead(decided, queries)
    const submissionId = decided.id
    await projectSubmissions.decide({ submissionId, review: 'refused', reason, outcome: null, now }, queries)
    const project = projectOf(submission, now)
    const reader = readerOf(submission, project)
    if (reader === null) return
    const token = await newMailToken(submissionId, projectSubmissions, queries)
    await queue.put([mails.refused({ reader, name: project.name, reason, token })], now, queries)
  })
}

/** The entry that a submission would become. Throws if the submission violates rules that were added after it. */
export function projectOf({ form_values: values }: ProjectSubmissionRow, now: Date): Offering {
  const read = readNewProject({ values, now: now.getTime() })
  if ('offering' in read) return read.offering
  throw new OwnerRefused(read.faults.map(({ path, code }) => `${path} ${code}`).join(', '))
}

/** The waiting submission, in the version that the operator has read. */
async function lockRead({ id, version }: Decided, queries: Queries): Promise<ProjectSubmissionRow> {
  const row = await projectSubmissions.lock(id, queries)
  const receipt = writeReceipt({ kind: 'project', id })
  if (row === undefined) throw new OwnerRefused(`There is no submission ${receipt}.`)
  if (row.review !== 'waiting') throw new OwnerRefused(`${receipt} has been ${row.review} already.`)
  const complaint = unreadVersion({ kind: 'project', row, version })
  if (complaint !== undefined) throw new OwnerRefused(complaint)
  return row
}

function readerOf(
  { is_told: isNotified, language }: ProjectSubmissionRow,
  { feedback_email: email }: Offering,
) {
  return isNotified && email !== null ? { email, language } : null
}
