import type { AppUser } from '../../domain/app-users/app-user.ts'
import type { Queries } from '../database/database.ts'

export interface SessionRow extends AppUser {
  readonly session_id: string
  readonly user_agent: string
  readonly created_at: Date
  readonly last_seen_at: Date
}

const columns = 'session_id, user_id, app_users.name, user_agent, developer_sessions.created_at, last_seen_at'
const table = 'developer_sessions join app_users using (user_id)'

export async function findSession(
  { secretHash, now }: { secretHash: Uint8Array; now: Date },
  { query }: Queries,
): Promise<SessionRow | undefined> {
  const [row] = await query<SessionRow>(
    `select ${columns} from ${table} where secret_hash = $1 and expires_at > $2`,
    [secretHash, now],
  )
  return row
}

export async function sessionsOf(
  { userId, now }: { userId: string; now: Date },
  { query }: Queries,
): Promise<SessionRow[]> {
  return query<SessionRow>(
    `select ${columns} from ${table} where user_id = $1 and expires_at > $2
     order by developer_sessions.created_at desc, session_id`,
    [userId, now],
  )
}

interface NewSession {
  readonly sessionId: string
  readonly secretHash: Uint8Array
  readonly userId: string
  readonly userAgent: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function putSession(
  { sessionId, secretHash, userId, userAgent, now, expiresAt }: NewSession,
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into developer_sessions
       (session_id, secret_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [sessionId, secretHash, userId, userAgent, now, expiresAt],
  )
}

export async function touchSession(
  { sessionId, now }: { sessionId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update developer_sessions set last_seen_at = $2 where session_id = $1', [sessionId, now])
}

export async function deleteSession(
  { sessionId, userId }: { sessionId: string; userId: string },
  { query }: Queries,
): Promise<void> {
  await query('delete from developer_sessions where session_id = $1 and user_id = $2', [sessionId, userId])
}

export async function deleteSessionOf(secretHash: Uint8Array, { query }: Queries): Promise<void> {
  await query('delete from developer_sessions where secret_hash = $1', [secretHash])
}

export async function deleteSessionsBeyond(
  { userId, limit }: { userId: string; limit: number },
  { query }: Queries,
): Promise<void> {
  await query(
    `delete from developer_sessions where session_id in (
       select session_id from developer_sessions where user_id = $1
       order by created_at desc, session_id offset $2)`,
    [userId, limit],
  )
}

export async function deleteSessionsEndedBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from developer_sessions where expires_at < $1', [moment])
}
