import type { FormValues } from '../../domain/kernel/form/form.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { writeReceipt } from '../../domain/kernel/submission/receipt.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import { valuesOfEntry } from '../../domain/offerings/owner-form/form-values.ts'
import { newProjectForm } from '../../domain/offerings/owner-form/owner-form.ts'
import type { Database } from '../database/database.ts'
import type { MailAllowance } from '../outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import {
  newSubmission,
  submissionsCountSince,
  tooManySubmissions,
  type Submitted,
} from '../submissions/new-submission.ts'
import type { OwnerMails } from './owner.mails.ts'
import {
  projectSubmissions,
  countSubmissions,
  putSubmission,
  reserveNumber,
} from './project-submissions.store.ts'

/** The maximum number of submissions a day, of one caller and of all callers together. People have to review every submission. */
export const maxPerCaller = 10
const maxInTotal = 500
/** Submissions of bots beyond this number per day are dropped, with the usual reply. */
const maxFromPrograms = 500

export interface SubmitProjectDeps {
  readonly database: Database
  readonly mails: OwnerMails
  readonly allowance: MailAllowance
  readonly queue: MailQueue
  readonly secret: string
  readonly now: () => Date
}

interface SubmitProjectRequest {
  readonly offering: Offering
  readonly isAutomatic: boolean
  readonly zone: string | null
  /** The id of one press of the button, so that a retry is stored once. */
  readonly sending: string | undefined
  readonly caller: string
  readonly language: Language
}

/**
 * Stores a project for review and returns its number and the token with which its sender can follow it. No mail is sent if the mailbox
 * has reached its daily limit or the submission looks like the work of a bot.
 */
export async function submitProject(
  { offering, isAutomatic, zone, sending, caller, language }: SubmitProjectRequest,
  deps: SubmitProjectDeps,
): Promise<Submitted> {
  const now = deps.now()
  const { name, feedback_email: email } = offering
  // The parsed values are stored, so that a reviewer sees what would be listed.
  const values: FormValues = valuesOfEntry(newProjectForm, offering)
  const { token, tokenHash, callerHash } = newSubmission(
    { kind: 'projects', caller, sending, content: values },
    deps.secret,
  )
  return deps.database.transaction(async (queries) => {
    await projectSubmissions.lockAll(queries)
    const sent = await projectSubmissions.findByToken(tokenHash, queries)
    if (sent !== undefined) return { token, submissionId: sent.submission_id }
    const since = submissionsCountSince(now)
    const { ofCaller, ofPeople, ofPrograms } = await countSubmissions({ caller: callerHash, since }, queries)
    if (ofCaller.count >= maxPerCaller) throw tooManySubmissions(ofCaller, now)
    if (isAutomatic && ofPrograms >= maxFromPrograms)
      return { token, submissionId: await reserveNumber(queries) }
    if (!isAutomatic && ofPeople.count >= maxInTotal) throw tooManySubmissions(ofPeople, now)
    const mayAsk = email !== null && !isAutomatic
    const requestId = mayAsk ? await deps.allowance.countRequest({ email, caller, now }, queries) : null
    const isNotified = requestId !== null && (await deps.allowance.mayMail({ requestId, now }, queries))
    const submissionId = await putSubmission(
      { tokenHash, values, language, zone, isNotified, looksAutomatic: isAutomatic, caller: callerHash, now },
      queries,
    )
    if (isNotified && email !== null) {
      const receipt = writeReceipt({ kind: 'project', id: submissionId })
      const mail = deps.mails.received({ reader: { email, language }, name, token, receipt })
      await deps.queue.put([mail], now, queries)
    }
    return { token, submissionId }
  })
}
