import { isReadableText } from '../../domain/kernel/text/readable-text.ts'
import type { Database } from '../database/database.ts'
import type { MailIdentity } from '../outbound/mail/mail-identity.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import { findSuppressions } from '../outbound/mail/suppressions.store.ts'
import { putAnswer } from './answers.store.ts'
import type { ContactMails } from './contact.mails.ts'
import { InboxRefused } from './inbox-refused.ts'
import { lockMessage, moveMessages } from './inbox.store.ts'

interface AnswerMessageDeps {
  readonly database: Database
  readonly mails: ContactMails
  readonly queue: MailQueue
  readonly identity: MailIdentity
  readonly now: Date
}

export async function answerMessage(
  { number, answer }: { number: string; answer: string },
  { database, mails, queue, identity, now }: AnswerMessageDeps,
): Promise<void> {
  if (!isReadableText(answer, { lines: true }))
    throw new InboxRefused('The text contains control characters.')
  await database.transaction(async (queries) => {
    const found = await lockMessage(number, queries)
    if (found === undefined) throw new InboxRefused(`There is no message ${number}.`)
    const { email, language, purpose, received_at: receivedAt } = found
    const [suppressed] = await findSuppressions(
      [identity.ofAddress(email), identity.ofMailbox(email)],
      queries,
    )
    if (suppressed !== undefined)
      throw new InboxRefused(`The sender of message ${number} gets no more mail (${suppressed}).`)
    await putAnswer({ number, answer, now }, queries)
    await moveMessages({ numbers: [number], to: 'archive', now }, queries)
    await queue.put(
      [mails.answer({ reader: { email, language }, purpose, receivedAt, answer })],
      now,
      queries,
    )
  })
}
