import { randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { maxSessions, sessionMilliseconds } from '../../domain/app-users/app-user.ts'
import { claimStep } from '../../domain/app-users/qr-login.ts'
import type { Queries } from '../database/database.ts'
import { hashOf } from './developer-session.ts'
import type { LoginDeps } from './qr-login.ts'
import { factsOf, lockLogin } from './qr-logins.store.ts'
import { markClaimed } from './qr-login-steps.store.ts'
import { deleteSessionOf, deleteSessionsBeyond, putSession } from './sessions.store.ts'
import { storedUserAgent } from './stored-user-agent.ts'

/**
 * The browser that asked becomes a session, with a secret that nobody has seen before: what it stored until now, which somebody could
 * have put there, opens nothing.
 */
export async function claimLogin(
  { browser, userAgent }: { browser: Uint8Array; userAgent: string },
  { database, now }: LoginDeps,
): Promise<string> {
  const at = now()
  const secret = randomBytes(24).toString('base64url')
  await database.transaction(async (queries) => {
    const login = await lockLogin({ browser }, queries)
    if (login === undefined) throw new Refusal('login_not_found')
    if (claimStep(factsOf(login), at.getTime()) === 'over') throw new Refusal('login_over')
    const userId = await markClaimed({ loginId: login.login_id, now: at }, queries)
    if (userId === undefined) throw new Refusal('login_over')
    await deleteSessionOf(browser, queries)
    await openSession({ secret, userId, userAgent, now: at }, queries)
  })
  return secret
}

async function openSession(
  { secret, userId, userAgent, now }: { secret: string; userId: string; userAgent: string; now: Date },
  queries: Queries,
): Promise<void> {
  await putSession(
    {
      sessionId: randomUUID(),
      secretHash: hashOf(secret),
      userId,
      userAgent: storedUserAgent(userAgent),
      now,
      expiresAt: new Date(now.getTime() + sessionMilliseconds),
    },
    queries,
  )
  await deleteSessionsBeyond({ userId, most: maxSessions }, queries)
}
