import type { Queries } from '../database/database.ts'
import type { Followed } from './follows.store.ts'

export interface StopRequest extends Followed {
  readonly requestId: string
}

export async function putStopRequest(
  { requestId, emailKey, itemId }: StopRequest,
  { query }: Queries,
): Promise<void> {
  await query('insert into stop_askings (asking_id, email_key, item_id) values ($1, $2, $3)', [
    requestId,
    emailKey,
    itemId,
  ])
}

/** Takes the oldest stored request to stop that no other instance works on. If the transaction fails, the request stays. */
export async function takeStopRequest({ query }: Queries): Promise<StopRequest | undefined> {
  const [row] = await query<{ asking_id: string; email_key: string; item_id: string | null }>(
    `delete from stop_askings where asking_id = (
       select asking_id from stop_askings order by asking_id limit 1 for update skip locked
     ) returning asking_id::text as asking_id, email_key, item_id`,
  )
  return row && { requestId: row.asking_id, emailKey: row.email_key, itemId: row.item_id }
}
