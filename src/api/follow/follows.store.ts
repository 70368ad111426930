import type { FollowStatus } from '../../domain/follow/follow.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'

export interface FollowRow {
  follow_id: string
  email: string
  email_key: string
  item_id: string | null
  language: Language
  status: FollowStatus
  salt: string
  stop_mailed_at: Date | null
  /** Whose it is, with the salt of their links. */
  follower_id: string
  follower_salt: string
}

export interface RequestRow {
  request_id: string
  follow_id: string
  browser: Uint8Array
  salt: string
  mailed_at: Date
  confirmed_at: Date | null
  is_owner: boolean
}

export interface Followed {
  readonly emailKey: string
  readonly itemId: string | null
}

const columns = `follow_id::text as follow_id, email, email_key, item_id, follows.language, status, follows.salt, stop_mailed_at,
  follower_id::text as follower_id, followers.salt as follower_salt`
const withFollower = 'follows join followers using (email_key)'
const requestColumns = `request_id::text as request_id, follow_id::text as follow_id, browser, follow_requests.salt as salt,
  mailed_at, confirmed_at, is_owner`
const isFollowed = `email_key = $1 and coalesce(item_id, '') = coalesce($2, '')`

/** The record, if there is one; nobody else changes it until the transaction ends. */
export async function lockKnownFollow(
  { emailKey, itemId }: Followed,
  { query }: Queries,
): Promise<FollowRow | undefined> {
  const [row] = await query<FollowRow>(
    `select ${columns} from ${withFollower} where ${isFollowed} for update of follows`,
    [emailKey, itemId],
  )
  return row
}

/** The record, made if there is none; nobody else changes it until the transaction ends. */
export async function lockFollow(
  given: Followed & { email: string; language: Language; status: FollowStatus; now: Date },
  queries: Queries,
): Promise<FollowRow> {
  const { emailKey, itemId, email, language, status, now } = given
  // One that is there is locked by this, so that nobody takes it away before it is read.
  await queries.query(
    `insert into follows (email_key, item_id, email, language, status, status_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (email_key, coalesce(item_id, '')) do update set email_key = excluded.email_key`,
    [emailKey, itemId, email, language, status, now],
  )
  const row = await lockKnownFollow({ emailKey, itemId }, queries)
  if (row === undefined) throw new Error('A follow record went while it was being written.')
  return row
}

export async function findFollowById(followId: string, { query }: Queries): Promise<FollowRow | undefined> {
  const [row] = await query<FollowRow>(`select ${columns} from ${withFollower} where follow_id = $1`, [
    followId,
  ])
  return row
}

/** Who follows already goes on following: what a stranger asks changes nothing for them. */
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
 * Who follows the site anew is told of what happens from then on; changes of an offering are noted one by one. A language
 * that was chosen for all mails stays.
 */
export async function setFollowStatus(
  given: { followId: string; status: FollowStatus; language?: Language; now: Date },
  { query }: Queries,
): Promise<void> {
  const { followId, status, language, now } = given
  await query(
    `update follows set status = $2::smallint, status_at = $3, 
       language = coalesce((select chosen.language from followers as chosen where chosen.email_key = follows.email_key), $4, language),
       told_at = case when $2::smallint <> 0 or status = 0 then told_at when item_id is null then $3 end
     where follow_id = $1`,
    [followId, status, now, language ?? null],
  )
}

/** A record that waits for nobody any more; what another browser has asked for stays. */
export async function deleteUnasked(followId: string, { query }: Queries): Promise<void> {
  await query(
    `delete from follows where follow_id = $1 and status = 2
       and not exists (select 1 from follow_requests where follow_id = $1)`,
    [followId],
  )
}

export async function noteStopMail(
  { followId, now }: { followId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update follows set stop_mailed_at = $2 where follow_id = $1', [followId, now])
}

/** What this browser has asked for. One query, so that it takes no longer for an address that somebody else follows. */
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

/** A browser that asks again has to confirm again, unless it is its owner's. */
export async function putRequest(
  given: { followId: string; browser: Uint8Array; confirmedAt: Date | null; isOwner: boolean; now: Date },
  { query }: Queries,
): Promise<RequestRow> {
  const { followId, browser, confirmedAt, isOwner, now } = given
  const [row] = await query<RequestRow>(
    `insert into follow_requests (follow_id, browser, mailed_at, confirmed_at, is_owner)
     values ($1, $2, $3, $4, $5)
     on conflict (follow_id, browser) do update
     set mailed_at = excluded.mailed_at, confirmed_at = excluded.confirmed_at,
         is_owner = follow_requests.is_owner or excluded.is_owner
     returning ${requestColumns}`,
    [followId, browser, now, confirmedAt, isOwner],
  )
  if (row === undefined) throw new Error('A request to follow was not written.')
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

/** Whether whoever sits at this browser has shown to read this mailbox. */
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
