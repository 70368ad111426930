import type { Database } from '../../../api/database/database.ts'
import { eventSubmissions, type SubmissionRow } from '../../../api/events/event-submissions.store.ts'
import { eventMails } from '../../../api/events/event.mails.ts'
import { ReviewRefused } from '../../../api/events/review-refused.ts'
import {
  approveSubmission,
  editSubmission,
  refuseSubmission,
} from '../../../api/events/review-submissions.ts'
import { restoreEvent, withdrawEvent } from '../../../api/events/withdrawals.store.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
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
    const found = await eventSubmissions.list({ review, limit: maxListed }, database)
    return json ? found.map(jsonOf) : [...found.map(lineOf), `${found.length} ${review}`]
  })
}

export async function showSubmission({ id }: SubmissionRequest, deps: OperatorDeps): Promise<void> {
  await printLines(deps, (database) => submissionText(id.id, database))
}

export async function editFields(
  { id, ...fields }: SubmissionRequest & Readonly<Record<string, unknown>>,
  deps: OperatorDeps,
): Promise<void> {
  const stated = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  await printLines(deps, async (database) => {
    await editSubmission({ submissionId: id.id, changes: Object.fromEntries(stated) }, database)
    return submissionText(id.id, database)
  })
}

export async function approve({ id }: SubmissionRequest, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const eventId = await approveSubmission(id, await reviewDeps(database, deps))
    return [`${receiptOf(id)} is approved as event ${eventId}.`]
  })
}

export async function refuse(
  { id, reason }: SubmissionRequest & { reason: string },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    await refuseSubmission({ ...id, reason }, await reviewDeps(database, deps))
    return [`${receiptOf(id)} is refused.`]
  })
}

function receiptOf({ id }: Decided): string {
  return writeReceipt({ kind: 'event', id })
}

function versionOf({ submission_id: id, corrections }: SubmissionRow): string {
  return writeVersion({ kind: 'event', id, corrections })
}

async function reviewDeps(database: Database, { config }: OperatorDeps) {
  const queue = mailQueue({ identity: mailIdentity(await siteSecret(config)) })
  return { database, now: new Date(), queue, mails: eventMails(await siteConfigFor(database, config)) }
}

export async function withdraw({ id: eventId }: { id: string }, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    if (!(await withdrawEvent({ eventId, now: new Date() }, database)))
      throw new ReviewRefused(`There is no event ${eventId} to withdraw.`)
    return [`${eventId} is withdrawn.`]
  })
}

export async function restore({ id: eventId }: { id: string }, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    if (!(await restoreEvent({ eventId, now: new Date() }, database)))
      throw new ReviewRefused(`There is no event ${eventId} to restore.`)
    return [`${eventId} is restored.`]
  })
}

/** Writes a submission as JSON, without the mail address of its sender. */
function jsonOf(row: SubmissionRow): string {
  const { submitted_at: submitted, review, language, event } = row
  return JSON.stringify({ submission: versionOf(row), submitted, review, language, ...event })
}

function lineOf(row: SubmissionRow): string {
  const { submitted_at, event } = row
  const parts = [event['start'], event['type'], event['token'], event['title']]
  return [versionOf(row), submitted_at.toISOString(), ...parts.map(String)].join('  ')
}
