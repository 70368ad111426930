import type { FormValues } from '../../domain/kernel/form/form.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import { valuesOfEntry } from '../../domain/offerings/owner-form/form-values.ts'
import { newProjectForm } from '../../domain/offerings/owner-form/owner-form.ts'
import type { Database } from '../database/database.ts'
import { newSubmission, submissionsCountSince, tooManySubmissions } from '../http/new-submission.ts'
import type { MailAllowance } from '../outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { OwnerMails } from './owner.mails.ts'
import { projectSubmissions, countSubmissions, putSubmission } from './project-submissions.store.ts'

/** What one caller may have reviewed in a day, and all callers together: people have to read it. */
export const mostOfCaller = 10
const mostOfAll = 500
/** What programs send beyond this is answered as ever, and forgotten. */
const mostOfPrograms = 500

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
  needs: Submitting,
): Promise<string> {
  const now = needs.now()
  const { token, tokenHash, callerHash } = newSubmission({ kind: 'projects', caller }, needs.secret)
  const { name, feedback_email: email } = offering
  // As it was understood, so that a reviewer reads what would be listed.
  const values: FormValues = valuesOfEntry(newProjectForm, offering)
  await needs.database.transaction(async (queries) => {
    await projectSubmissions.lockAll(queries)
    const since = submissionsCountSince(now)
    const { ofCaller, ofPeople, ofPrograms } = await countSubmissions({ caller: callerHash, since }, queries)
    if (ofCaller.count >= mostOfCaller) throw tooManySubmissions(ofCaller, now)
    if (isAutomatic && ofPrograms >= mostOfPrograms) return
    if (!isAutomatic && ofPeople.count >= mostOfAll) throw tooManySubmissions(ofPeople, now)
    const mayAsk = email !== null && !isAutomatic
    const askingId = mayAsk ? await needs.allowance.ask({ email, caller, now }, queries) : null
    const isTold = askingId !== null && (await needs.allowance.mayMail({ askingId, now }, queries))
    await putSubmission(
      { tokenHash, values, language, isTold, looksAutomatic: isAutomatic, caller: callerHash, now },
      queries,
    )
    if (isTold && email !== null) {
      const mail = needs.mails.received({ reader: { email, language }, name, token })
      await needs.queue.put([mail], now, queries)
    }
  })
  return token
}
