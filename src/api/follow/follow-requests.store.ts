import type { FollowStatus } from '../../domain/follow/follow.ts'
import type { Queries } from '../database/database.ts'
import { isFollowed, type Followed } from './follows.store.ts'

export interface RequestRow {
  request_id: string
  follow_id: string
  browser: Uint8Array
  salt: string
  mailed_at: Date
  confirmed_at: Date | null
  is_owner: boolean
}

const requestColumns = `request_id::text as request_id, follow_id::text as follow_id, browser, follow_requests.salt as salt,
  mailed_at, confirmed_at, is_owner`

/**
 * The request by which this browser asked to follow. A single query finds it, so that timing does not reveal whether the address
 * follows.
 */
export async function findRequest(
  { emailKey, itemId, browser }: Followed & { browser: Uint8Array },
  { query }: Queries,
): Promise<(RequestRow & { status: FollowStatus }) | undefined> {
  const [row] = await query<RequestRow & { status: FollowStatus }>(
    `select ${requestColumns}, status from follow_requests join follows using (follow_id)
     where ${isFollowed} and browser = $3`,
    [emailKey, itemId, browser],
  )
  return row
}

export async function findRequestById(
  requestId: string,
  { query }: Queries,
): Promise<RequestRow | undefined> {
  const [row] = await query<RequestRow>(
    `select ${requestColumns} from follow_requests where request_id = $1`,
    [requestId],
  )
  return row
}

/**
 * Stores a browser's request to follow, in place of an earlier one. A browser once marked as that of the address's owner keeps
 * this mark.
 */
export async function putRequest(
  input: { followId: string; browser: Uint8Array; confirmedAt: Date | null; isOwner: boolean; now: Date },
  { query }: Queries,
): Promise<RequestRow> {
  const { followId, browser, confirmedAt, isOwner, now } = input
  const [row] = await query<RequestRow>(
    `insert into follow_requests (follow_id, browser, mailed_at, confirmed_at, is_owner)
     values ($1, $2, $3, $4, $5)
     on conflict (follow_id, browser) do update
     set mailed_at = excluded.mailed_at, confirmed_at = excluded.confirmed_at,
         is_owner = follow_requests.is_owner or excluded.is_owner
     returning ${requestColumns}`,
    [followId, browser, now, confirmedAt, isOwner],
  )
  if (row === undefined) throw new Error('A follow request was not stored.')
  return row
}

export async function confirmRequest(
  { requestId, isOwner, now }: { requestId: string; isOwner: boolean; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    'update follow_requests set confirmed_at = $2, is_owner = is_owner or $3 where request_id = $1',
    [requestId, now, isOwner],
  )
}

export async function deleteRequest(requestId: string, { query }: Queries): Promise<void> {
  await query('delete from follow_requests where request_id = $1', [requestId])
}

export async function ownsAddress(
  { emailKey, browser }: { emailKey: string; browser: Uint8Array },
  { query }: Queries,
): Promise<boolean> {
  const found = await query(
    `select 1 from follow_requests join follows using (follow_id)
     where email_key = $1 and browser = $2 and is_owner limit 1`,
    [emailKey, browser],
  )
  return found.length > 0
}
