import { isReadableText } from '../../domain/kernel/text/readable-text.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import { readNewProject } from '../../domain/offerings/owner-form/owner-entry.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
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
  { submissionId, withKey }: { submissionId: string; withKey: boolean },
  { database, entries, mails, queue, now }: ReviewProjectsDeps,
): Promise<{ itemId: string; keyId: string | null }> {
  return database.transaction(async (queries) => {
    const submission = await lockWaiting(submissionId, queries)
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
  { submissionId, reason }: { submissionId: string; reason: string },
  { database, mails, queue, now }: ReviewProjectsDeps,
): Promise<void> {
  if (!isReadableText(reason, { lines: true })) {
    throw new OwnerRefused('The reason contains control characters.')
  }
  await database.transaction(async (queries) => {
    const submission = await lockWaiting(submissionId, queries)
    await projectSubmissions.decide({ submissionId, review: 'refused', reason, outcome: null, now }, queries)
    const project = projectOf(submission, now)
    const reader = readerOf(submission, project)
    if (reader !== null)
      await queue.put([mails.refused({ reader, name: project.name, reason })], now, queries)
  })
}

/** The entry that a submission would become. Throws if the submission violates rules that were added after it. */
export function projectOf({ form_values: values }: ProjectSubmissionRow, now: Date): Offering {
  const read = readNewProject({ values, now: now.getTime() })
  if ('offering' in read) return read.offering
  throw new OwnerRefused(read.faults.map(({ path, code }) => `${path} ${code}`).join(', '))
}

async function lockWaiting(submissionId: string, queries: Queries): Promise<ProjectSubmissionRow> {
  const submission = await projectSubmissions.lock(submissionId, queries)
  if (submission === undefined) throw new OwnerRefused(`There is no submission ${submissionId}.`)
  if (submission.review !== 'waiting') {
    throw new OwnerRefused(`Submission ${submissionId} has already been ${submission.review}.`)
  }
  return submission
}

function readerOf(
  { is_told: isNotified, language }: ProjectSubmissionRow,
  { feedback_email: email }: Offering,
) {
  return isNotified && email !== null ? { email, language } : null
}
