import { Refusal } from '../../contract/problems/problem.ts'
import type { AppUser } from '../../domain/app-users/app-user.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../operations/implementation.ts'
import { hashSecret } from '../secrets/secrets.ts'
import { findSession, touchSession, type SessionRow } from './sessions.store.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/** `last_seen_at` of a session is written at most this often, not with every request. */
const touchMilliseconds = 5 * 60_000

export async function findDeveloper(caller: Caller, deps: Deps): Promise<AppUser> {
  const { user_id, name } = await findOwnSession(caller, deps)
  return { user_id, name }
}

export async function findOwnSession(caller: Caller, { database, now }: Deps): Promise<SessionRow> {
  caller.isPrivate?.()
  const secretHash = proofOf(caller)
  const at = now()
  const session = secretHash && (await findSession({ secretHash, now: at }, database))
  if (session === undefined) throw new Refusal('not_logged_in')
  if (at.getTime() - session.last_seen_at.getTime() > touchMilliseconds)
    await touchSession({ sessionId: session.session_id, now: at }, database)
  return session
}

/** The hash of the secret in the browser's cookie; the database stores only this hash. */
export function proofOf({ browserProof }: Caller): Uint8Array | undefined {
  return browserProof?.stored === undefined ? undefined : hashSecret(browserProof.stored)
}
