import type { Database } from '../../../api/database/database.ts'
import { ownerEntries } from '../../../api/offerings/owner-entries.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import { ownerMails } from '../../../api/owner/owner.mails.ts'
import {
  projectSubmissions,
  type ProjectSubmissionRow,
} from '../../../api/owner/project-submissions.store.ts'
import { approveProject, refuseProject } from '../../../api/owner/review-projects.ts'
import type { Decided } from '../../../api/submissions/decided-version.ts'
import { writeReceipt, writeVersion } from '../../../domain/kernel/submission/receipt.ts'
import type { SubmissionReview } from '../../../domain/kernel/submission/submission-review.ts'
import { siteSecret } from '../../settings/secret.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'
import { siteConfigFor } from '../command/site-config.ts'
import { submissionText } from './submission-text.ts'

const maxListed = 200

interface SubmissionRequest {
  readonly id: Decided
}

export async function listSubmissions(
  { review = 'waiting', json }: { review: SubmissionReview | undefined; json: boolean },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    const found = await projectSubmissions.list({ review, limit: maxListed }, database)
    return json ? found.map(jsonOf) : [...found.map(lineOf), `${found.length} ${review}`]
  })
}

export async function showSubmission({ id }: SubmissionRequest, deps: OperatorDeps): Promise<void> {
  await printLines(deps, (database) => submissionText(id.id, { database, now: new Date() }))
}

export async function approve(
  { id, key }: SubmissionRequest & { key: boolean },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    const input = { ...id, withKey: key }
    const { itemId, keyId } = await approveProject(input, await reviewDeps(database, deps))
    return [
      `${receiptOf(id)} is approved as ${itemId}.`,
      ...(keyId === null ? [] : [`K${keyId} is queued for the owner's address.`]),
    ]
  })
}

export async function refuse(
  { id, reason }: SubmissionRequest & { reason: string },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    await refuseProject({ ...id, reason }, await reviewDeps(database, deps))
    return [`${receiptOf(id)} is refused.`]
  })
}

async function reviewDeps(database: Database, { config }: OperatorDeps) {
  const queue = mailQueue({ identity: mailIdentity(await siteSecret(config)) })
  const mails = ownerMails(await siteConfigFor(database, config))
  return { database, now: new Date(), queue, entries: ownerEntries, mails }
}

function receiptOf({ id }: Decided): string {
  return writeReceipt({ kind: 'project', id })
}

function versionOf({ submission_id: id, corrections }: ProjectSubmissionRow): string {
  return writeVersion({ kind: 'project', id, corrections })
}

function jsonOf(row: ProjectSubmissionRow): string {
  const { submitted_at: submitted, review, language, form_values } = row
  const { feedback_email: _, ...values } = form_values
  return JSON.stringify({ submission: versionOf(row), submitted, review, language, ...values })
}

function lineOf(row: ProjectSubmissionRow): string {
  const { submitted_at, form_values, looks_automatic } = row
  const { name, symbol, url } = form_values
  const parts = [name, symbol, url].map((part) => (typeof part === 'string' ? part : '-'))
  const mark = looks_automatic ? ['likely a program'] : []
  return [versionOf(row), submitted_at.toISOString(), ...parts, ...mark].join('  ')
}
