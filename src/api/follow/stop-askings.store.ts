import type { Queries } from '../database/database.ts'
import type { Followed } from './follows.store.ts'

export interface StopAsking extends Followed {
  readonly requestId: string
}

export async function putStopAsking(
  { requestId, emailKey, itemId }: StopAsking,
  { query }: Queries,
): Promise<void> {
  await query('insert into stop_askings (asking_id, email_key, item_id) values ($1, $2, $3)', [
    requestId,
    emailKey,
    itemId,
  ])
}

/** The oldest that no other instance is at; it is worked off in the same transaction, or not at all. */
export async function takeStopAsking({ query }: Queries): Promise<StopAsking | undefined> {
  const [row] = await query<{ asking_id: string; email_key: string; item_id: string | null }>(
    `delete from stop_askings where asking_id = (
       select asking_id from stop_askings order by asking_id limit 1 for update skip locked
     ) returning asking_id::text as asking_id, email_key, item_id`,
  )
  return row && { requestId: row.asking_id, emailKey: row.email_key, itemId: row.item_id }
}
