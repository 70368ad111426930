import type { Queries } from '../database/database.ts'

/** Those who never confirmed and those who left: nothing of them is kept, nor of a follower who has none left. */
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
  // Asked again now that nobody else can add to them.
  const ids = idle.map(({ follower_id: id }) => id)
  await query(`delete from followers where follower_id = any($1::bigint[]) and ${isIdle}`, [ids])
}

/** A record that waits for nobody any more; what another browser has asked for stays. */
export async function deleteUnasked(followId: string, { query }: Queries): Promise<void> {
  await query(
    `delete from follows where follow_id = $1 and status = 2
       and not exists (select 1 from follow_requests where follow_id = $1)`,
    [followId],
  )
}
