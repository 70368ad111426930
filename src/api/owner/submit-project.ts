import type { FormValues } from '../../domain/kernel/form/form.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import { valuesOfEntry } from '../../domain/offerings/owner-form/form-values.ts'
import { newProjectForm } from '../../domain/offerings/owner-form/owner-form.ts'
import type { Database } from '../database/database.ts'
import { newSubmission, submissionsCountSince, tooManySubmissions } from '../submissions/new-submission.ts'
import type { MailAllowance } from '../outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { OwnerMails } from './owner.mails.ts'
import { projectSubmissions, countSubmissions, putSubmission } from './project-submissions.store.ts'

/** What one caller may have reviewed in a day, and all callers together: people have to read it. */
export const maxPerCaller = 10
const maxInTotal = 500
/** What programs send beyond this is answered as ever, and forgotten. */
const maxFromPrograms = 500

export interface Submitting {
  readonly database: Database
  readonly mails: OwnerMails
  readonly allowance: MailAllowance
  readonly queue: MailQueue
  readonly secret: string
  readonly now: () => Date
}

interface Sent {
  readonly offering: Offering
  readonly isAutomatic: boolean
  /** As limits count them. */
  readonly caller: string
  readonly language: Language
}

/**
 * Stores it for review and answers the token that opens it. A mailbox that strangers have used up for today hears
 * nothing of it, and neither does anybody of what looks like the work of a program.
 */
export async function submitProject(
  { offering, isAutomatic, caller, language }: Sent,
  deps: Submitting,
): Promise<string> {
  const now = deps.now()
  const { token, tokenHash, callerHash } = newSubmission({ kind: 'projects', caller }, deps.secret)
  const { name, feedback_email: email } = offering
  // As it was understood, so that a reviewer reads what would be listed.
  const values: FormValues = valuesOfEntry(newProjectForm, offering)
  await deps.database.transaction(async (queries) => {
    await projectSubmissions.lockAll(queries)
    const since = submissionsCountSince(now)
    const { ofCaller, ofPeople, ofPrograms } = await countSubmissions({ caller: callerHash, since }, queries)
    if (ofCaller.count >= maxPerCaller) throw tooManySubmissions(ofCaller, now)
    if (isAutomatic && ofPrograms >= maxFromPrograms) return
    if (!isAutomatic && ofPeople.count >= maxInTotal) throw tooManySubmissions(ofPeople, now)
    const mayAsk = email !== null && !isAutomatic
    const requestId = mayAsk ? await deps.allowance.countRequest({ email, caller, now }, queries) : null
    const isNotified = requestId !== null && (await deps.allowance.mayMail({ requestId, now }, queries))
    await putSubmission(
      { tokenHash, values, language, isNotified, looksAutomatic: isAutomatic, caller: callerHash, now },
      queries,
    )
    if (isNotified && email !== null) {
      const mail = deps.mails.received({ reader: { email, language }, name, token })
      await deps.queue.put([mail], now, queries)
    }
  })
  return token
}
