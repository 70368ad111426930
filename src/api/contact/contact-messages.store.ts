import type { ContactMessage } from '../../domain/contact/contact-message.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'

export type Folder = 'inbox' | 'junk' | 'archive'

export async function lockContact({ query }: Queries): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext('contact messages'))`)
}

export async function isReceived(sending: Uint8Array, { query }: Queries): Promise<boolean> {
  return (await query('select 1 from contact_messages where sending = $1', [sending])).length > 0
}

export interface MessageCount {
  readonly count: number
  readonly oldest: Date | null
}

export async function countReceived(
  { caller, since, lately }: { caller: Uint8Array; since: Date; lately: Date },
  { query }: Queries,
): Promise<{
  ofCaller: MessageCount
  ofPeople: MessageCount
  ofPrograms: number
  notifiedLately: number
}> {
  const [row] = await query<
    Record<'by_caller' | 'by_people' | 'by_programs' | 'notified', string> &
      Record<'first' | 'first_of_people', Date | null>
  >(
    `select count(*) filter (where folder <> 'junk') as by_people,
       min(received_at) filter (where folder <> 'junk') as first_of_people,
       count(*) filter (where folder = 'junk') as by_programs,
       count(*) filter (where caller = $1) as by_caller, min(received_at) filter (where caller = $1) as first,
       count(*) filter (where is_told and received_at > $3) as notified
     from contact_messages where received_at > $2`,
    [caller, since, lately],
  )
  return {
    ofCaller: { count: Number(row?.by_caller), oldest: row?.first ?? null },
    ofPeople: { count: Number(row?.by_people), oldest: row?.first_of_people ?? null },
    ofPrograms: Number(row?.by_programs),
    notifiedLately: Number(row?.notified),
  }
}

interface NewMessage extends ContactMessage {
  readonly sending: Uint8Array
  readonly folder: Folder
  readonly itemId: string | null
  readonly language: Language
  readonly caller: Uint8Array
  readonly isNotified: boolean
  readonly now: Date
}

export async function putMessage(input: NewMessage, { query }: Queries): Promise<string> {
  const [row] = await query<{ message_id: string }>(
    `insert into contact_messages
       (sending, folder, purpose, item_id, name, url, email, message, language, caller, is_told, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning message_id::text as message_id`,
    [
      input.sending,
      input.folder,
      input.purpose,
      input.itemId,
      input.name,
      input.url,
      input.email,
      input.message,
      input.language,
      input.caller,
      input.isNotified,
      input.now,
    ],
  )
  if (row === undefined) throw new Error('A message was not stored.')
  return row.message_id
}

export async function deleteOldMessages(
  { junkBefore, archivedBefore }: { junkBefore: Date; archivedBefore: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `delete from contact_messages
     where (folder = 'junk' and received_at < $1) or (folder = 'archive' and archived_at < $2)`,
    [junkBefore, archivedBefore],
  )
}
