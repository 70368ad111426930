import { answersTo } from '../../../api/contact/answers.store.ts'
import { groupMessages } from '../../../api/contact/inbox-groups.store.ts'
import { InboxRefused } from '../../../api/contact/inbox-refused.ts'
import {
  countMessages,
  listMessages,
  lockMessage,
  type MessageFilter,
  type MessageRow,
} from '../../../api/contact/inbox.store.ts'
import type { Database } from '../../../api/database/database.ts'
import { truncate } from '../../../domain/kernel/text/text.ts'
import { factLines } from '../command/fact-lines.ts'

const perPage = 50
const maxGroups = 15
const maxLineLength = 60

export async function messageLines(
  { filter, page }: { filter: MessageFilter; page: number },
  database: Database,
): Promise<string[]> {
  const total = await countMessages(filter, database)
  const from = (page - 1) * perPage
  const rows = await listMessages({ filter, from, limit: perPage }, database)
  const isWhole = from + rows.length >= total
  return [
    ...rows.map(lineOf),
    `${rows.length} of ${total} in ${filter.folder}`,
    ...(isWhole ? [] : [`More: inbox list --page ${page + 1}. "inbox group" counts similar messages.`]),
  ]
}

function lineOf({ message_id, received_at, purpose, caller, email, name, message }: MessageRow): string {
  const [begin = ''] = message.split('\n')
  const sender = `${truncate(name, maxLineLength)} <${email}>`
  const when = received_at.toISOString().slice(0, 16).replace('T', ' ')
  return [message_id, when, purpose, caller, sender, truncate(begin, maxLineLength)].join('  ')
}

export async function groupLines(folder: MessageFilter['folder'], database: Database): Promise<string[]> {
  const lines: string[] = []
  for (const by of ['purpose', 'caller', 'text'] as const) {
    const groups = await groupMessages({ folder, by, limit: maxGroups }, database)
    lines.push(`by ${by}:`, ...groups.map(({ count, same }) => `${count.padStart(7)}  ${same}`))
  }
  return lines
}

export async function messageText(number: string, database: Database): Promise<string[]> {
  const row = await lockMessage(number, database)
  if (row === undefined) throw new InboxRefused(`There is no message ${number}.`)
  const facts = {
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
    ...factLines(facts),
    '',
    row.message,
    ...answers.flatMap(({ answer, answered_at }) => ['', `answered ${answered_at.toISOString()}:`, answer]),
  ]
}
