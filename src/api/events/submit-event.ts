import { createHmac } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { writeEventPoint } from '../../domain/events/event-time.ts'
import type { EventSubmission } from '../../domain/events/submission/event-submission.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Database } from '../database/database.ts'
import type { MailAllowance } from '../outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import {
  countSubmissions,
  lockSubmissions,
  putSubmission,
  type SentSoFar,
} from './event-submissions.store.ts'
import type { EventMails } from './event.mails.ts'
import { newSubmissionToken, submissionTokenHash } from '../http/submission-token.ts'

const day = 86_400_000

/** What one caller may have reviewed in a day, and all callers together: people have to read it. */
export const mostOfCaller = 20
export const mostOfAll = 1_000

export interface Submitting {
  readonly database: Database
  readonly mails: EventMails
  readonly allowance: MailAllowance
  readonly queue: MailQueue
  readonly secret: string
  readonly now: () => Date
}

interface Sent {
  readonly submission: EventSubmission
  /** As limits count them. */
  readonly caller: string
  readonly language: Language
}

/**
 * Stores it for review and answers the token that opens it. An address is stored only where a mail may be sent to it: a
 * mailbox that strangers have used up for today hears nothing of the outcome either.
 */
export async function submitEvent(
  { submission, caller, language }: Sent,
  needs: Submitting,
): Promise<string> {
  const now = needs.now()
  const token = newSubmissionToken()
  const tokenHash = submissionTokenHash(token)
  if (tokenHash === undefined) throw new Error('A new token is none.')
  const callerHash = createHmac('sha256', needs.secret).update(`who submits events ${caller}`).digest()
  await needs.database.transaction(async (queries) => {
    await lockSubmissions(queries)
    const since = new Date(now.getTime() - day)
    const { ofCaller, ofAll } = await countSubmissions({ caller: callerHash, since }, queries)
    if (ofCaller.count >= mostOfCaller) throw tooMany(ofCaller, now)
    if (ofAll.count >= mostOfAll) throw tooMany(ofAll, now)
    const { email } = submission
    const askingId = email === null ? null : await needs.allowance.ask({ email, caller, now }, queries)
    const mayMail = askingId !== null && (await needs.allowance.mayMail({ askingId, now }, queries))
    const reader = mayMail && email !== null ? { email, language } : null
    const event = submittedRow(submission)
    await putSubmission(
      { tokenHash, event, language, email: reader?.email ?? null, caller: callerHash, now },
      queries,
    )
    if (reader !== null) {
      await needs.queue.put([needs.mails.received({ reader, title: submission.title, token })], now, queries)
    }
  })
  return token
}

/** As an operator would import it. */
function submittedRow({ type, symbol, title, description, time, place, proof }: EventSubmission) {
  const { start, end, precision } = time
  return {
    token: symbol,
    type,
    title,
    description,
    start: writeEventPoint(start, precision),
    end: end === null ? null : writeEventPoint(end, precision),
    place,
    proof,
    source: 'submission',
  }
}

function tooMany({ oldest }: SentSoFar, now: Date): Refusal {
  const begun = oldest?.getTime() ?? now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil((begun + day - now.getTime()) / 1000))
  return new Refusal('too_many_requests', { retryAfterSeconds })
}
