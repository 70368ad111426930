import { answerMessage } from '../../../api/contact/answer-message.ts'
import { InboxRefused } from '../../../api/contact/inbox-refused.ts'
import { contactMails } from '../../../api/contact/contact.mails.ts'
import { archiveMessages, countMessages, moveMessages } from '../../../api/contact/inbox.store.ts'
import type { Database } from '../../../api/database/database.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import type { Config } from '../../settings/config.ts'
import { storedSecret } from '../../settings/secret.ts'
import type { OperatorDeps } from '../operator-deps.ts'
import type { InboxCommand } from './inbox-arguments.ts'
import { groupLines, messageLines, messageText } from './message-lines.ts'

/** What people have written to who runs the site. */
export async function runInbox(
  command: InboxCommand,
  { config, print, withDatabase }: OperatorDeps,
): Promise<void> {
  await withDatabase(async (database) => {
    for (const line of await linesOf(command, { database, config })) print(line)
  })
}

async function linesOf(
  command: InboxCommand,
  { database, config }: { database: Database; config: Config },
): Promise<string[]> {
  const now = new Date()
  if (command.act === 'list') return messageLines(command, database)
  if (command.act === 'groups') return groupLines(command.folder, database)
  if (command.act === 'read') return messageText(command.number, database)
  if (command.act === 'answer') {
    const identity = mailIdentity(config.secret ?? (await storedSecret(config.dataDir)))
    const queue = mailQueue({ identity })
    await answerMessage(command, { database, now, queue, identity, mails: contactMails(config) })
    return [`Message ${command.number} is answered and archived.`]
  }
  if (command.act === 'archive all') {
    const count = await archiveMessages({ filter: command.filter, now }, database)
    return [`${count} archived; ${await countMessages({ folder: 'inbox' }, database)} left in inbox.`]
  }
  const { numbers } = command
  const to = command.act === 'archive' ? 'archive' : 'inbox'
  const moved = await moveMessages({ numbers, to, now }, database)
  const missing = numbers.filter((number) => !moved.includes(number))
  const told = `${moved.length} moved to ${to}.`
  if (missing.length > 0) throw new InboxRefused(`${told} There is no message ${missing.join(', ')}.`)
  return [told]
}
