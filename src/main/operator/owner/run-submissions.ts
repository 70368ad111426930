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
import type { Config } from '../../settings/config.ts'
import { storedSecret } from '../../settings/secret.ts'
import type { OwnerCommand } from './owner-command.ts'
import { submissionText } from './submission-text.ts'

type SubmissionsCommand = Extract<OwnerCommand, { name: 'submissions' }>

const maxListed = 200

/** Projects that people have submitted. */
export async function submissionsLines(
  command: SubmissionsCommand,
  { database, config }: { database: Database; config: Config },
): Promise<string[]> {
  const now = new Date()
  if (command.act === 'list') {
    const found = await projectSubmissions.list({ review: command.review, most: maxListed }, database)
    return [...found.map(lineOf), `${found.length} ${command.review}`]
  }
  const { submissionId } = command
  if (command.act === 'show') return submissionText(submissionId, { database, now })
  const secret = config.secret ?? (await storedSecret(config.dataDir))
  const queue = mailQueue({ identity: mailIdentity(secret) })
  const reviewing = { database, now, queue, entries: ownerEntries, mails: ownerMails(config) }
  if (command.act === 'refuse') {
    await refuseProject(command, reviewing)
    return [`Submission ${submissionId} is refused.`]
  }
  const { itemId, keyId } = await approveProject(command, reviewing)
  return [
    `Submission ${submissionId} is approved as ${itemId}.`,
    ...(keyId === null ? [] : [`K${keyId} is queued for the owner's address.`]),
  ]
}

function lineOf({ submission_id, submitted_at, form_values, looks_automatic }: ProjectSubmissionRow): string {
  const { name, symbol, url } = form_values
  const parts = [name, symbol, url].map((part) => (typeof part === 'string' ? part : '-'))
  const mark = looks_automatic ? ['likely a program'] : []
  return [submission_id, submitted_at.toISOString(), ...parts, ...mark].join('  ')
}
