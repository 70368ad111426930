import { eventSubmissions, type SubmissionRow } from '../../../api/events/event-submissions.store.ts'
import { eventMails } from '../../../api/events/event.mails.ts'
import { restoreEvent, withdrawEvent } from '../../../api/events/withdrawals.store.ts'
import {
  approveSubmission,
  editSubmission,
  refuseSubmission,
} from '../../../api/events/review-submissions.ts'
import type { Database } from '../../../api/database/database.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import { ReviewRefused } from '../../../api/events/review-refused.ts'
import type { OperatorDeps } from '../operator-deps.ts'
import type { Config } from '../../settings/config.ts'
import { storedSecret } from '../../settings/secret.ts'
import type { EventsCommand } from './events-arguments.ts'
import { submissionText } from './submission-text.ts'

const maxListed = 200

/** What people have submitted, and events that will not take place. */
export async function runEvents(
  command: EventsCommand,
  { config, print, withDatabase }: OperatorDeps,
): Promise<void> {
  await withDatabase(async (database) => {
    for (const line of await linesOf(command, { database, config })) print(line)
  })
}

async function linesOf(
  command: EventsCommand,
  { database, config }: { database: Database; config: Config },
): Promise<string[]> {
  const now = new Date()
  const secret = config.secret ?? (await storedSecret(config.dataDir))
  const queue = mailQueue({ identity: mailIdentity(secret) })
  const reviewing = { database, now, queue, mails: eventMails(config) }
  if ('eventId' in command) {
    return withdrawnOrRestored({ ...command, now }, database)
  }
  if (command.act === 'list') {
    const found = await eventSubmissions.list({ review: command.review, most: maxListed }, database)
    return [...found.map(lineOf), `${found.length} ${command.review}`]
  }
  const { submissionId } = command
  if (command.act === 'approve') {
    const eventId = await approveSubmission(submissionId, reviewing)
    return [`Submission ${submissionId} is approved as event ${eventId}.`]
  }
  if (command.act === 'refuse') {
    await refuseSubmission(command, reviewing)
    return [`Submission ${submissionId} is refused.`]
  }
  if (command.act === 'edit') await editSubmission(command, database)
  return submissionText(submissionId, database)
}

type Withdrawing = Extract<EventsCommand, { act: 'withdraw' | 'restore' }> & { readonly now: Date }

async function withdrawnOrRestored(
  { act, eventId, now }: Withdrawing,
  database: Database,
): Promise<string[]> {
  const isDone = await (act === 'withdraw' ? withdrawEvent : restoreEvent)({ eventId, now }, database)
  if (!isDone) throw new ReviewRefused(`There is no event ${eventId} to ${act}.`)
  return [`${eventId} is ${act === 'withdraw' ? 'withdrawn' : 'restored'}.`]
}

function lineOf({ submission_id, submitted_at, event }: SubmissionRow): string {
  const parts = [event['start'], event['type'], event['token'], event['title']]
  return [submission_id, submitted_at.toISOString(), ...parts.map(String)].join('  ')
}
