import { answerMessage } from '../../../api/contact/answer-message.ts'
import { InboxRefused } from '../../../api/contact/inbox-refused.ts'
import { contactMails } from '../../../api/contact/contact.mails.ts'
import {
  archiveMessages,
  countMessages,
  listMessages,
  lockMessage,
  moveMessages,
  type MessageFilter,
  type MessageRow,
} from '../../../api/contact/inbox.store.ts'
import { groupMessages } from '../../../api/contact/inbox-groups.store.ts'
import { answersTo } from '../../../api/contact/answers.store.ts'
import type { Database } from '../../../api/database/database.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import { truncate } from '../../../domain/kernel/text/text.ts'
import type { Config } from '../../settings/config.ts'
import { storedSecret } from '../../settings/secret.ts'
import { withDatabase } from '../operator-database.ts'
import type { InboxCommand } from './inbox-arguments.ts'

const perPage = 50
const mostGroups = 15
const longestLine = 60

/** What people have written to who runs the site. */
export async function runInbox({
  command,
  config,
}: {
  command: InboxCommand
  config: Config
}): Promise<void> {
  await withDatabase({ config, dryRun: false }, async (database) => {
    for (const line of await linesOf(command, { database, config })) console.log(line)
  })
}

async function linesOf(
  command: InboxCommand,
  { database, config }: { database: Database; config: Config },
): Promise<string[]> {
  const now = new Date()
  if (command.act === 'list') return listed(command, database)
  if (command.act === 'groups') return grouped(command.folder, database)
  if (command.act === 'read') return shown(command.number, database)
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

async function listed(
  { filter, page }: { filter: MessageFilter; page: number },
  database: Database,
): Promise<string[]> {
  const total = await countMessages(filter, database)
  const from = (page - 1) * perPage
  const rows = await listMessages({ filter, from, most: perPage }, database)
  const isWhole = from + rows.length >= total
  return [
    ...rows.map(lineOf),
    `${rows.length} of ${total} in ${filter.folder}`,
    ...(isWhole ? [] : [`More: --page ${page + 1}. What most of them have in common: inbox groups.`]),
  ]
}

function lineOf({ message_id, received_at, purpose, caller, email, name, message }: MessageRow): string {
  const [begin = ''] = message.split('\n')
  const sender = `${truncate(name, longestLine)} <${email}>`
  const when = received_at.toISOString().slice(0, 16).replace('T', ' ')
  return [message_id, when, purpose, caller, sender, truncate(begin, longestLine)].join('  ')
}

async function grouped(folder: MessageFilter['folder'], database: Database): Promise<string[]> {
  const lines: string[] = []
  for (const by of ['purpose', 'caller', 'text'] as const) {
    const groups = await groupMessages({ folder, by, most: mostGroups }, database)
    lines.push(`by ${by}:`, ...groups.map(({ count, same }) => `${count.padStart(7)}  ${same}`))
  }
  return lines
}

async function shown(number: string, database: Database): Promise<string[]> {
  const row = await lockMessage(number, database)
  if (row === undefined) throw new InboxRefused(`There is no message ${number}.`)
  const facts: Readonly<Record<string, string | null>> = {
    message: number,
    folder: row.folder,
    received: row.received_at.toISOString(),
    purpose: row.purpose,
    about: row.item_id,
    name: row.name,
    email: row.email,
    url: row.url,
    language: row.language,
    caller: row.caller,
  }
  const answers = await answersTo(number, database)
  return [
    ...Object.entries(facts)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}: ${String(value)}`),
    '',
    row.message,
    ...answers.flatMap(({ answer, answered_at }) => ['', `answered ${answered_at.toISOString()}:`, answer]),
  ]
}
