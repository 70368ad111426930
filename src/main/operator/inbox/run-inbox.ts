import { answerMessage } from '../../../api/contact/answer-message.ts'
import { contactMails } from '../../../api/contact/contact.mails.ts'
import { InboxRefused } from '../../../api/contact/inbox-refused.ts'
import {
  archiveMessages,
  countMessages,
  moveMessages,
  type MessageFilter,
} from '../../../api/contact/inbox.store.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import { siteSecret } from '../../settings/secret.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'
import { siteConfigFor } from '../command/site-config.ts'
import { groupLines, messageLines, messageText } from './message-lines.ts'

interface MessageRequest {
  readonly id: string
}

export async function list(
  { folder, purpose, caller, matching, page = 1 }: MessageFilter & { page: number | undefined },
  deps: OperatorDeps,
): Promise<void> {
  const filter = { folder, purpose, caller, matching }
  await printLines(deps, (database) => messageLines({ filter, page }, database))
}

export async function group(folder: MessageFilter['folder'], deps: OperatorDeps): Promise<void> {
  await printLines(deps, (database) => groupLines(folder, database))
}

export async function show({ id }: MessageRequest, deps: OperatorDeps): Promise<void> {
  await printLines(deps, (database) => messageText(id, database))
}

export async function answer(
  { id, text }: MessageRequest & { text: string },
  deps: OperatorDeps,
): Promise<void> {
  const { config } = deps
  const identity = mailIdentity(await siteSecret(config))
  const queue = mailQueue({ identity })
  await printLines(deps, async (database) => {
    const mails = contactMails(await siteConfigFor(database, config))
    const input = { number: id, answer: text }
    await answerMessage(input, { database, now: new Date(), queue, identity, mails })
    return [`Message ${id} is answered and archived.`]
  })
}

export async function archiveAll(filter: MessageFilter, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const count = await archiveMessages({ filter, now: new Date() }, database)
    return [`${count} archived; ${await countMessages({ folder: 'inbox' }, database)} left in inbox.`]
  })
}

export async function move(
  { id: numbers, to }: { id: readonly string[]; to: 'archive' | 'inbox' },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    const moved = await moveMessages({ numbers, to, now: new Date() }, database)
    const missing = numbers.filter((number) => !moved.includes(number))
    const done = `${moved.length} moved to ${to}.`
    if (missing.length > 0) throw new InboxRefused(`${done} There is no message ${missing.join(', ')}.`)
    return [done]
  })
}
