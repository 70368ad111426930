import { writeEventPoint } from '../../domain/events/event-time.ts'
import type { EventSubmission } from '../../domain/events/submission/stated-event.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { writeReceipt } from '../../domain/kernel/submission/receipt.ts'
import type { Database } from '../database/database.ts'
import type { MailAllowance } from '../outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import {
  newSubmission,
  submissionsCountSince,
  tooManySubmissions,
  type Submitted,
} from '../submissions/new-submission.ts'
import { eventSubmissions, countSubmissions, putSubmission } from './event-submissions.store.ts'
import type { EventMails } from './event.mails.ts'

/** Submissions per day that may come from one caller, and from all callers together: people have to review them. */
export const maxPerCaller = 20
export const maxInTotal = 1_000

export interface SubmitDeps {
  readonly database: Database
  readonly mails: EventMails
  readonly allowance: MailAllowance
  readonly queue: MailQueue
  readonly secret: string
  readonly now: () => Date
}

interface SubmitRequest {
  readonly submission: EventSubmission
  readonly zone: string | null
  /** The id of one press of the button, so that a retry is stored once. */
  readonly sending: string | undefined
  readonly caller: string
  readonly language: Language
}

/**
 * Stores a submitted event and returns its number and the token of its status page. The submitter's mail address is stored only if it can
 * receive mail today; if strangers have used up the daily limit of its mailbox, it gets no mail about this submission later
 * either.
 */
export async function submitEvent(
  { submission, zone, sending, caller, language }: SubmitRequest,
  deps: SubmitDeps,
): Promise<Submitted> {
  const now = deps.now()
  const { token, tokenHash, callerHash } = newSubmission(
    { kind: 'events', caller, sending, content: submission },
    deps.secret,
  )
  return deps.database.transaction(async (queries) => {
    await eventSubmissions.lockAll(queries)
    const sent = await eventSubmissions.findByToken(tokenHash, queries)
    if (sent !== undefined) return { token, submissionId: sent.submission_id }
    const since = submissionsCountSince(now)
    const { ofCaller, ofAll } = await countSubmissions({ caller: callerHash, since }, queries)
    if (ofCaller.count >= maxPerCaller) throw tooManySubmissions(ofCaller, now)
    if (ofAll.count >= maxInTotal) throw tooManySubmissions(ofAll, now)
    const { email } = submission
    const requestId =
      email === null ? null : await deps.allowance.countRequest({ email, caller, now }, queries)
    const mayMail = requestId !== null && (await deps.allowance.mayMail({ requestId, now }, queries))
    const reader = mayMail && email !== null ? { email, language } : null
    const event = submittedRow(submission)
    const submissionId = await putSubmission(
      { tokenHash, event, language, zone, email: reader?.email ?? null, caller: callerHash, now },
      queries,
    )
    if (reader !== null) {
      const receipt = writeReceipt({ kind: 'event', id: submissionId })
      const mail = deps.mails.received({ reader, title: submission.title, token, receipt })
      await deps.queue.put([mail], now, queries)
    }
    return { token, submissionId }
  })
}

export function submittedRow({ type, symbol, title, description, time, place, proof }: EventSubmission) {
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
