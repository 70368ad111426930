import { createHmac } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { ContactMessage } from '../../domain/contact/contact-message.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MailAllowance } from '../outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import { day, hour } from '../../domain/kernel/time/durations.ts'
import { maxPerCaller, maxInTotal, maxJunk, maxNotified, tooMany } from './contact-limits.ts'
import { countReceived, isReceived, lockContact, putMessage } from './contact-messages.store.ts'
import type { ContactMails } from './contact.mails.ts'

export interface Receiving {
  readonly database: Database
  readonly mails: ContactMails
  readonly allowance: MailAllowance
  readonly queue: MailQueue
  readonly secret: string
  readonly now: () => Date
}

interface Sent {
  readonly message: ContactMessage
  readonly itemId: string | null
  /** Tells this sending from another one of the same words. */
  readonly sending: string
  readonly isAutomatic: boolean
  /** As limits count them. */
  readonly caller: string
  readonly language: Language
}

/**
 * Stores it, tells who runs the site, and acknowledges it to the sender. The same sending comes in once. Nothing here looks at who has
 * written before, so no answer and no time it takes can tell.
 */
export async function receiveMessage(
  { message, itemId, sending, isAutomatic, caller, language }: Sent,
  deps: Receiving,
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
    if (counted.ofCaller.count >= maxPerCaller) throw tooMany(counted.ofCaller, now)
    if (isAutomatic ? counted.ofPrograms >= maxJunk : counted.ofPeople.count >= maxInTotal) {
      if (isAutomatic) return
      throw tooMany(counted.ofPeople, now)
    }
    const isNotified = !isAutomatic && counted.toldLately < maxNotified
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
    const isLast = counted.toldLately === maxNotified - 1
    const told = isNotified ? deps.mails.told({ ...message, number, itemId, language, isLast }) : null
    const { email, purpose } = message
    const mayMail = await mayAcknowledge({ email, caller, now }, { ...deps, queries })
    const received = mayMail ? deps.mails.received({ reader: { email, language }, purpose }) : null
    await deps.queue.put(
      [told, received].filter((mail) => mail !== null),
      now,
      queries,
    )
  })
}

/**
 * A message is taken also where no mail may be sent: five a day to one mailbox, with those that ask to confirm, so that
 * nobody can have us fill somebody else's.
 */
async function mayAcknowledge(
  asking: { email: string; caller: string; now: Date },
  { allowance, queries }: { allowance: MailAllowance; queries: Queries },
): Promise<boolean> {
  try {
    const requestId = await allowance.countRequest(asking, queries)
    return await allowance.mayMail({ requestId, now: asking.now }, queries)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
