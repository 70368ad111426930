import type { Queries } from '../database/database.ts'

export async function forgetFollows(
  { waitingBefore, leftBefore }: { waitingBefore: Date; leftBefore: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `delete from follows where (status = 2 and status_at < $1) or (status = 1 and status_at < $2)`,
    [waitingBefore, leftBefore],
  )
  const isIdle = 'not exists (select from follows where follows.email_key = followers.email_key)'
  const idle = await query<{ follower_id: string }>(
    `select follower_id::text as follower_id from followers where ${isIdle} for update skip locked`,
  )
  // The delete repeats the condition, because an address may have followed something again before its follower was locked.
  const ids = idle.map(({ follower_id: id }) => id)
  await query(`delete from followers where follower_id = any($1::bigint[]) and ${isIdle}`, [ids])
}

export async function deleteUnrequestedFollow(followId: string, { query }: Queries): Promise<void> {
  await query(
    `delete from follows where follow_id = $1 and status = 2
       and not exists (select 1 from follow_requests where follow_id = $1)`,
    [followId],
  )
}
