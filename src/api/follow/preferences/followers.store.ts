import type { FollowStatus } from '../../../domain/follow/follow.ts'
import type { Trigger } from '../../../domain/follow/preferences.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import type { Queries } from '../../database/database.ts'

export interface FollowerRow {
  readonly follower_id: string
  readonly email_key: string
  readonly salt: string
  readonly feed_salt: string
  readonly language: Language | null
  readonly paused_at: Date | null
  readonly paused_until: Date | null
}

export interface OwnFollowRow {
  readonly follow_id: string
  readonly email: string
  readonly item_id: string | null
  readonly language: Language
  readonly status: FollowStatus
  readonly status_at: Date
  readonly triggers: readonly Trigger[]
}

const columns =
  'follower_id::text as follower_id, email_key, salt, feed_salt, language, paused_at, paused_until'

export async function findFollower(followerId: string, { query }: Queries): Promise<FollowerRow | undefined> {
  const [row] = await query<FollowerRow>(`select ${columns} from followers where follower_id = $1`, [
    followerId,
  ])
  return row
}

export async function lockFollower(followerId: string, { query }: Queries): Promise<void> {
  await query('select from followers where follower_id = $1 for update', [followerId])
}

export async function followsOf(emailKey: string, { query }: Queries): Promise<OwnFollowRow[]> {
  return query<OwnFollowRow>(
    `select follow_id::text as follow_id, email, item_id, language, status, status_at, triggers from follows
     where email_key = $1 order by item_id is not null, follows.follow_id`,
    [emailKey],
  )
}

export async function stopAllFollows(
  { emailKey, now }: { emailKey: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update follows set status = 1, status_at = $2 where email_key = $1 and status = 0', [
    emailKey,
    now,
  ])
}

export async function setTriggers(
  { followIds, triggers }: { followIds: readonly string[]; triggers: readonly Trigger[] },
  { query }: Queries,
): Promise<void> {
  await query('update follows set triggers = $2::text[] where follow_id = any($1::bigint[])', [
    followIds,
    triggers,
  ])
}

export async function setLanguage(
  { emailKey, language }: { emailKey: string; language: Language },
  { query }: Queries,
): Promise<void> {
  await query('update followers set language = $2 where email_key = $1', [emailKey, language])
  await query('update follows set language = $2 where email_key = $1 and language <> $2', [
    emailKey,
    language,
  ])
}

export async function setPause(
  { emailKey, from, until }: { emailKey: string; from: Date | null; until: Date | null },
  { query }: Queries,
): Promise<void> {
  await query('update followers set paused_at = $2, paused_until = $3 where email_key = $1', [
    emailKey,
    from,
    until,
  ])
}

/** Deletes the queued news mails of an address, which are those with a letter; mails with a link, such as confirmations, stay. */
export async function dropQueuedNews(emailKey: string, { query }: Queries): Promise<void> {
  await query(
    'delete from mails where lower(recipient) = $1 and letter_id is not null and given_up_at is null',
    [emailKey],
  )
}
