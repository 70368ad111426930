import { randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { maxSessions, sessionMilliseconds } from '../../domain/app-users/app-user.ts'
import { browserName } from '../../domain/app-users/browser-name.ts'
import { claimStep, keyStep, loginCode, loginState } from '../../domain/app-users/qr-login.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { second } from '../../domain/kernel/time/durations.ts'
import { loginAppPath } from '../../words/addresses/sdk-addresses.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Caller, Implementations } from '../operations/implementation.ts'
import { hashSecret } from '../secrets/secrets.ts'
import { proofOf } from './developer-session.ts'
import { markAnswered, markClaimed, markScanned } from './qr-login-steps.store.ts'
import { answerLogin, codeSecret, scanLogin, startLogin, type LoginDeps } from './qr-login.ts'
import { factsOf, findLoginOf, lockLogin, type LoginRow } from './qr-logins.store.ts'
import { deleteSessionOf, deleteSessionsBeyond, putSession } from './sessions.store.ts'
import { findAppUser } from './signed-app.ts'
import { storedUserAgent } from './stored-user-agent.ts'
import { isUuid } from './uuid.ts'

interface Deps {
  readonly database: Database
  readonly secret: string
  readonly siteOrigin: string
  readonly now: () => Date
}

type Names = 'startLogin' | 'getLogin' | 'claimLogin' | 'logInWithKey' | 'scanLogin' | 'answerLogin'

/** The QR login: a browser shows a code, an app scans and answers it, and the browser fetches its session. */
export function implementLogins(deps: Deps): Pick<Implementations, Names> {
  const { database, siteOrigin, now } = deps
  const present = (login: LoginRow | undefined, { language }: Caller) => {
    if (login === undefined) throw new Refusal('login_not_found')
    const { login_id, number, expires_at } = login
    const left = expires_at.getTime() - now().getTime()
    return {
      login_id,
      code: codeOf(login_id, { language, siteOrigin, secret: deps.secret }),
      number,
      expires_at: expires_at.toISOString(),
      seconds_left: Math.max(0, Math.ceil(left / second)),
      state: loginState(factsOf(login), now().getTime()),
    }
  }
  return {
    async startLogin(_, caller) {
      const { userAgent = '' } = caller
      const browser = browserHashOf(caller)
      await startLogin({ browser, userAgent }, deps)
      return present(await findLoginOf(browser, database), caller)
    },

    async getLogin(_, caller) {
      caller.isPrivate?.()
      const browser = proofOf(caller)
      return present(browser && (await findLoginOf(browser, database)), caller)
    },

    async claimLogin(_, caller) {
      const browser = proofOf(caller)
      if (browser === undefined) throw new Refusal('login_not_found')
      const secret = await claimLogin({ browser, userAgent: caller.userAgent ?? '' }, deps)
      caller.browserProof?.store(secret)
      return { state: 'logged_in' }
    },

    async logInWithKey({ authorization, login_id: loginId }, caller) {
      const { device_id: deviceId } = await findAppUser(authorization, caller.signedRequest, deps)
      const browser = proofOf(caller)
      if (browser === undefined) throw new Refusal('login_not_found')
      const secret = await logInWithKey(
        { browser, loginId, deviceId, userAgent: caller.userAgent ?? '' },
        deps,
      )
      caller.browserProof?.store(secret)
      return { state: 'logged_in' }
    },

    async scanLogin({ authorization, code }, { signedRequest }) {
      const { device_id: deviceId } = await findAppUser(authorization, signedRequest, deps)
      const { login_id, number, user_agent, expires_at } = await scanLogin({ code, deviceId }, deps)
      return { login_id, number, ...browserName(user_agent), expires_at: expires_at.toISOString() }
    },

    async answerLogin({ authorization, login_id: loginId, approve }, { signedRequest }) {
      const { device_id: deviceId } = await findAppUser(authorization, signedRequest, deps)
      if (!isUuid(loginId)) throw new Refusal('login_not_found')
      await answerLogin({ loginId, deviceId, approve }, deps)
      return { approved: approve }
    },
  }
}

/** The text of the QR code of a login. */
export function codeOf(
  loginId: string,
  { language, siteOrigin, secret }: { language: Language; siteOrigin: string; secret: string },
): string {
  return loginCode(languageOrigin({ siteOrigin, language }) + loginAppPath, codeSecret(loginId, secret))
}

/**
 * Identifies the browser that starts a login by the hash of the secret in its cookie. A browser that has a secret keeps it, so
 * that its present session lasts until the browser fetches the new login.
 */
export function browserHashOf({ browserProof }: Pick<Caller, 'browserProof'>): Uint8Array {
  const secret = browserProof?.stored ?? randomBytes(24).toString('base64url')
  if (browserProof?.stored === undefined) browserProof?.store(secret)
  return hashSecret(secret)
}

/**
 * Turns an approved login into a session with a new secret. The cookie that started the login becomes useless, because somebody
 * else could have planted it in the browser.
 */
function claimLogin({ browser, userAgent }: LoginClaim, deps: LoginDeps): Promise<string> {
  return takeLogin({ browser, userAgent }, deps, async (login, now) => {
    if (login === undefined) throw new Refusal('login_not_found')
    if (claimStep(factsOf(login), now.getTime()) === 'over') throw new Refusal('login_over')
  })
}

/**
 * Logs in a browser that signs with a key of its own. The call is bound to the browser twice: the signature covers the id of one
 * login, and the cookie has to be the one that started it. So a signed call that somebody else sends again logs no one in.
 */
function logInWithKey(
  { browser, userAgent, loginId, deviceId }: LoginClaim & { loginId: string; deviceId: string },
  deps: LoginDeps,
): Promise<string> {
  return takeLogin({ browser, userAgent }, deps, async (login, now, queries) => {
    if (login?.login_id !== loginId) throw new Refusal('login_not_found')
    const step = keyStep(factsOf(login), now.getTime())
    if (step !== 'done') throw new Refusal(`login_${step}`)
    await markScanned({ loginId, deviceId, now }, queries)
    await markAnswered({ loginId, approve: true, now }, queries)
  })
}

interface LoginClaim {
  readonly browser: Uint8Array
  readonly userAgent: string
}

async function takeLogin(
  { browser, userAgent }: LoginClaim,
  { database, now }: LoginDeps,
  check: (login: LoginRow | undefined, now: Date, queries: Queries) => Promise<void>,
): Promise<string> {
  const at = now()
  const secret = randomBytes(24).toString('base64url')
  await database.transaction(async (queries) => {
    const login = await lockLogin({ browser }, queries)
    await check(login, at, queries)
    const userId = login && (await markClaimed({ loginId: login.login_id, now: at }, queries))
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
      secretHash: hashSecret(secret),
      userId,
      userAgent: storedUserAgent(userAgent),
      now,
      expiresAt: new Date(now.getTime() + sessionMilliseconds),
    },
    queries,
  )
  await deleteSessionsBeyond({ userId, limit: maxSessions }, queries)
}
