import type { Queries } from '../database/database.ts'

export async function lockFollowerOf(emailKey: string, { query }: Queries): Promise<void> {
  await query('select from followers where email_key = $1 for update', [emailKey])
}

export async function deleteFollowsOf(
  emailKey: string,
  { query }: Queries,
): Promise<{ follows: number; requests: number }> {
  const requests = await query(
    'delete from follow_requests using follows where follow_requests.follow_id = follows.follow_id and email_key = $1 returning 1',
    [emailKey],
  )
  const follows = await query('delete from follows where email_key = $1 returning 1', [emailKey])
  await query('delete from followers where email_key = $1', [emailKey])
  return { follows: follows.length, requests: requests.length }
}

export async function deleteStopRequestsOf(emailKey: string, { query }: Queries): Promise<number> {
  return (await query('delete from stop_askings where email_key = $1 returning 1', [emailKey])).length
}

export async function deleteMailsTo(emailKey: string, { query }: Queries): Promise<number> {
  return (await query('delete from mails where lower(recipient) = $1 returning 1', [emailKey])).length
}

export async function deleteBouncesOf(addressHash: Uint8Array, { query }: Queries): Promise<number> {
  return (await query('delete from mail_bounces where known_as = $1 returning 1', [addressHash])).length
}
