import { createHmac } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { ContactMessage } from '../../domain/contact/contact-message.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { day, hour } from '../../domain/kernel/time/durations.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MailAllowance } from '../outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import { maxPerCaller, maxInTotal, maxJunk, maxNotified, tooManyMessages } from './contact-limits.ts'
import { countReceived, isReceived, lockContact, putMessage } from './contact-messages.store.ts'
import type { ContactMails } from './contact.mails.ts'

export interface ReceiveMessageDeps {
  readonly database: Database
  readonly mails: ContactMails
  readonly allowance: MailAllowance
  readonly queue: MailQueue
  readonly secret: string
  readonly now: () => Date
}

interface ReceiveMessageRequest {
  readonly message: ContactMessage
  readonly itemId: string | null
  /** An id of the form's submission, so that a retry is stored once. */
  readonly sending: string
  readonly isAutomatic: boolean
  readonly caller: string
  readonly language: Language
}

/**
 * Stores a message, notifies the operator and acknowledges it to the sender. A retry of the same submission is ignored.
 * Earlier messages of the address are never looked up, so the reply and its timing reveal nothing about them.
 */
export async function receiveMessage(
  { message, itemId, sending, isAutomatic, caller, language }: ReceiveMessageRequest,
  deps: ReceiveMessageDeps,
): Promise<void> {
  const now = deps.now()
  const hashOf = (kind: string, text: string) =>
    createHmac('sha256', deps.secret).update(`${kind} ${text}`).digest()
  const sendingHash = hashOf('sending', JSON.stringify([sending, message, itemId]))
  const callerHash = hashOf('who writes to us', caller)
  await deps.database.transaction(async (queries) => {
    await lockContact(queries)
    if (await isReceived(sendingHash, queries)) return
    const since = new Date(now.getTime() - day)
    const lately = new Date(now.getTime() - hour)
    const counted = await countReceived({ caller: callerHash, since, lately }, queries)
    if (counted.ofCaller.count >= maxPerCaller) throw tooManyMessages(counted.ofCaller, now)
    if (isAutomatic ? counted.ofPrograms >= maxJunk : counted.ofPeople.count >= maxInTotal) {
      if (isAutomatic) return
      throw tooManyMessages(counted.ofPeople, now)
    }
    const isNotified = !isAutomatic && counted.notifiedLately < maxNotified
    const number = await putMessage(
      {
        ...message,
        sending: sendingHash,
        folder: isAutomatic ? 'junk' : 'inbox',
        itemId,
        language,
        caller: callerHash,
        isNotified,
        now,
      },
      queries,
    )
    if (isAutomatic) return
    const isLast = counted.notifiedLately === maxNotified - 1
    const forwarded = isNotified ? deps.mails.forward({ ...message, number, itemId, language, isLast }) : null
    const { email, purpose } = message
    const mayMail = await mayAcknowledge({ email, caller, now }, { ...deps, queries })
    const received = mayMail ? deps.mails.received({ reader: { email, language }, purpose }) : null
    await deps.queue.put(
      [forwarded, received].filter((mail) => mail !== null),
      now,
      queries,
    )
  })
}

/**
 * Whether the acknowledgement may be mailed. A mailbox gets at most five unrequested mails a day, confirmations of follows
 * included, so that strangers cannot flood it. The message itself is stored in any case.
 */
async function mayAcknowledge(
  request: { email: string; caller: string; now: Date },
  { allowance, queries }: { allowance: MailAllowance; queries: Queries },
): Promise<boolean> {
  try {
    const requestId = await allowance.countRequest(request, queries)
    return await allowance.mayMail({ requestId, now: request.now }, queries)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
