import type { ContactPurpose } from '../../domain/contact/contact-purpose.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import type { Folder } from './contact-messages.store.ts'

export interface MessageRow {
  message_id: string
  folder: Folder
  purpose: ContactPurpose
  item_id: string | null
  name: string
  url: string | null
  email: string
  message: string
  language: Language
  /** The first eight characters of the caller's hash: enough to recognise one caller's messages and archive them. */
  caller: string
  received_at: Date
}

export interface MessageFilter {
  readonly folder: Folder
  readonly purpose?: ContactPurpose | undefined
  readonly caller?: string | undefined
  readonly matching?: string | undefined
}

export const shortCaller = `substr(encode(caller, 'hex'), 1, 8)`
const columns = `message_id::text as message_id, folder, purpose, item_id, name, url, email, message, language,
  ${shortCaller} as caller, received_at`
const matchesFilter = `folder = $1 and ($2::text is null or purpose = $2) and ($3::text is null or ${shortCaller} = $3)
  and ($4::text is null or position(lower($4) in lower(concat_ws(' ', name, email, url, message))) > 0)`

function valuesOf({ folder, purpose, caller, matching }: MessageFilter) {
  return [folder, purpose ?? null, caller ?? null, matching ?? null]
}

export async function listMessages(
  { filter, from, limit }: { filter: MessageFilter; from: number; limit: number },
  { query }: Queries,
): Promise<MessageRow[]> {
  return query<MessageRow>(
    `select ${columns} from contact_messages where ${matchesFilter}
     order by received_at desc, message_id desc offset $5 limit $6`,
    [...valuesOf(filter), from, limit],
  )
}

export async function countMessages(filter: MessageFilter, { query }: Queries): Promise<number> {
  const [row] = await query<{ count: string }>(
    `select count(*) as count from contact_messages where ${matchesFilter}`,
    valuesOf(filter),
  )
  return Number(row?.count)
}

export async function lockMessage(number: string, { query }: Queries): Promise<MessageRow | undefined> {
  const [row] = await query<MessageRow>(
    `select ${columns} from contact_messages where message_id = $1 for update`,
    [number],
  )
  return row
}

export async function moveMessages(
  { numbers, to, now }: { numbers: readonly string[]; to: 'inbox' | 'archive'; now: Date },
  { query }: Queries,
): Promise<string[]> {
  const moved = await query<{ message_id: string }>(
    `update contact_messages set folder = $2, archived_at = case when $2 = 'archive' then $3::timestamptz end
     where message_id = any ($1::bigint[]) returning message_id::text as message_id`,
    [numbers, to, now],
  )
  return moved.map(({ message_id }) => message_id)
}

export async function archiveMessages(
  { filter, now }: { filter: MessageFilter; now: Date },
  { query }: Queries,
): Promise<number> {
  const [row] = await query<{ count: string }>(
    `with moved as (
       update contact_messages set folder = 'archive', archived_at = $5 where ${matchesFilter} returning 1
     ) select count(*) as count from moved`,
    [...valuesOf(filter), now],
  )
  return Number(row?.count)
}
