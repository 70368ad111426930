import type { Queries } from '../database/database.ts'

export interface Person {
  readonly user_id: string
  readonly name: string
  readonly created_at: Date
}

export async function findPerson(userId: string, { query }: Queries): Promise<Person | undefined> {
  const [row] = await query<Person>('select user_id, name, created_at from app_users where user_id = $1', [
    userId,
  ])
  return row
}

export async function findByCode(code: string, { query }: Queries): Promise<Person | undefined> {
  const [row] = await query<Person>(
    'select user_id, name, created_at from invite_codes join app_users using (user_id) where code = $1',
    [code],
  )
  return row
}

export async function findCode(userId: string, { query }: Queries): Promise<string | undefined> {
  const [row] = await query<{ code: string }>('select code from invite_codes where user_id = $1', [userId])
  return row?.code
}

/** Stores a person's invite code. Writes nothing if the person already has a code or the code belongs to somebody else. */
export async function putCode(
  { userId, code, now }: { userId: string; code: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    'insert into invite_codes (user_id, code, made_at) values ($1, $2, $3) on conflict do nothing',
    [userId, code, now],
  )
}

export async function findInviter(userId: string, { query }: Queries): Promise<Person | undefined> {
  const [row] = await query<Person>(
    `select inviter.user_id, inviter.name, inviter.created_at
     from invitations join app_users inviter on inviter.user_id = inviter_id where invitations.user_id = $1`,
    [userId],
  )
  return row
}

/** Stores who invited a person. Writes nothing if the person already has an inviter. */
export async function putInvitation(
  { userId, inviterId, now }: { userId: string; inviterId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into invitations (user_id, inviter_id, invited_at) values ($1, $2, $3) on conflict (user_id) do nothing`,
    [userId, inviterId, now],
  )
}

export interface FriendRow {
  readonly name: string
  readonly invited_at: Date
  readonly wins: string
  /** What the inviter got for this friend's wins, per token. `units` counts the smallest units of the token. */
  readonly bonuses: readonly {
    readonly symbol: string
    readonly decimals: number
    readonly units: string
  }[]
}

/** The friends whom a person has invited, the first first; a range of them stays the same however many are added. */
export async function friendsOf(
  { userId, from, to }: { userId: string; from: number; to: number },
  { query }: Queries,
): Promise<FriendRow[]> {
  return query<FriendRow>(
    `select name, invited_at,
       (select count(*)::text from quiz_wins where quiz_wins.user_id = invitations.user_id and quiz_wins.inviter_id = $1) as wins,
       (select coalesce(json_agg(json_build_object('symbol', symbol, 'decimals', decimals, 'units', units) order by symbol), '[]')
        from (select symbol, decimals, sum(bonus)::text as units
              from quiz_wins join quizzes using (quiz_id) join wallet_assets using (asset_id)
              where quiz_wins.user_id = invitations.user_id and quiz_wins.inviter_id = $1 and bonus > 0
              group by symbol, decimals) brought) as bonuses
     from invitations join app_users using (user_id) where inviter_id = $1
     order by invited_at, user_id limit $2 offset $3`,
    [userId, to - from, from],
  )
}

export async function countFriends(userId: string, { query }: Queries): Promise<number> {
  const [row] = await query<{ count: string }>(
    'select count(*)::text as count from invitations where inviter_id = $1',
    [userId],
  )
  return Number(row?.count)
}
