import { followStatus, type FollowStatus } from '../../domain/follow/follow.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import { stopTokenStart } from './follow-links.ts'

export interface FollowRow {
  follow_id: string
  email: string
  email_key: string
  item_id: string | null
  language: Language
  status: FollowStatus
  salt: string
  stop_mailed_at: Date | null
  follower_id: string
  follower_salt: string
}

export interface Followed {
  readonly emailKey: string
  readonly itemId: string | null
}

const columns = `follow_id::text as follow_id, email, email_key, item_id, follows.language, status, follows.salt, stop_mailed_at,
  follower_id::text as follower_id, followers.salt as follower_salt`
const withFollower = 'follows join followers using (email_key)'
export const isFollowed = `email_key = $1 and coalesce(item_id, '') = coalesce($2, '')`

export async function lockExistingFollow(
  { emailKey, itemId }: Followed,
  { query }: Queries,
): Promise<FollowRow | undefined> {
  const [row] = await query<FollowRow>(
    `select ${columns} from ${withFollower} where ${isFollowed} for update of follows`,
    [emailKey, itemId],
  )
  return row
}

export async function lockFollow(
  input: Followed & { email: string; language: Language; status: FollowStatus; now: Date },
  queries: Queries,
): Promise<FollowRow> {
  const { emailKey, itemId, email, language, status, now } = input
  // If the follow already exists, the update changes no value; it only locks the row, so that the follow cannot be deleted before
  // it is read below.
  await queries.query(
    `insert into follows (email_key, item_id, email, language, status, status_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (email_key, coalesce(item_id, '')) do update set email_key = excluded.email_key`,
    [emailKey, itemId, email, language, status, now],
  )
  const row = await lockExistingFollow({ emailKey, itemId }, queries)
  if (row === undefined) throw new Error('A follow disappeared while it was being written.')
  return row
}

export async function findFollowById(followId: string, { query }: Queries): Promise<FollowRow | undefined> {
  const [row] = await query<FollowRow>(`select ${columns} from ${withFollower} where follow_id = $1`, [
    followId,
  ])
  return row
}

/**
 * Marks a follow as waiting for confirmation. A confirmed follow stays as it is, since the new request may come from a stranger.
 */
export async function waitUnlessFollowing(
  { followId, language, now }: { followId: string; language: Language; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    'update follows set status = 2, status_at = $2, language = $3 where follow_id = $1 and status <> 0',
    [followId, now, language],
  )
}

/**
 * Sets the status of a follow. For a new follower of the site, digests cover what happens from now on; changes of offerings have
 * notices of their own instead. The language that a follower chose in the preferences takes precedence.
 */
export async function setFollowStatus(
  input: { followId: string; status: FollowStatus; language?: Language; now: Date },
  { query }: Queries,
): Promise<void> {
  const { followId, status, language, now } = input
  await query(
    `update follows set status = $2::smallint, status_at = $3, 
       language = coalesce((select chosen.language from followers as chosen where chosen.email_key = follows.email_key), $4, language),
       told_at = case when $2::smallint <> 0 or status = 0 then told_at when item_id is null then $3 end
     where follow_id = $1`,
    [followId, status, now, language ?? null],
  )
}

/**
 * Ends a follow and deletes its queued news mails; call it in a transaction. The follow is updated first, which waits for a
 * transaction that is queueing mails for it, so that the delete finds these mails too.
 */
export async function endFollow(
  { followId, now }: { followId: string; now: Date },
  queries: Queries,
): Promise<void> {
  await setFollowStatus({ followId, status: followStatus.notFollowing, now }, queries)
  await queries.query('delete from follow_notices where follow_id = $1', [followId])
  await queries.query(
    'delete from mails where letter_id is not null and given_up_at is null and starts_with(proof, $1)',
    [stopTokenStart(followId)],
  )
}

export async function recordStopMail(
  { followId, now }: { followId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update follows set stop_mailed_at = $2 where follow_id = $1', [followId, now])
}
