import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import {
  answerStep,
  isUnderWay,
  loginMilliseconds,
  loginNumbers,
  scanStep,
  secretInCode,
  writeLoginNumber,
} from '../../domain/app-users/qr-login.ts'
import type { Database } from '../database/database.ts'
import { hashSecret } from '../secrets/secrets.ts'
import { limitTries } from './limit-tries.ts'
import { markAnswered, markScanned } from './qr-login-steps.store.ts'
import { factsOf, findLoginOf, lockLogin, putLogin, type LoginRow } from './qr-logins.store.ts'
import { storedUserAgent } from './stored-user-agent.ts'

export interface LoginDeps {
  readonly database: Database
  readonly secret: string
  readonly now: () => Date
}

/**
 * The secret in the QR code of a login. It is made from the id with a key of the site, so that a page can be shown again with
 * the same code; the database stores only its hash.
 */
export function codeSecret(loginId: string, secret: string): string {
  return createHmac('sha256', secret).update(`code of login ${loginId}`).digest('base64url')
}

/** Starts a QR login. */
export async function startLogin(
  { browser, userAgent }: { browser: Uint8Array; userAgent: string },
  { database, secret, now }: LoginDeps,
): Promise<string> {
  const at = now()
  const login = {
    loginId: randomUUID(),
    number: writeLoginNumber(randomInt(loginNumbers)),
    expiresAt: new Date(at.getTime() + loginMilliseconds),
  }
  const userAgentStored = storedUserAgent(userAgent)
  await putLogin(
    {
      ...login,
      codeHash: hashSecret(codeSecret(login.loginId, secret)),
      browser,
      userAgent: userAgentStored,
      now: at,
    },
    database,
  )
  return login.loginId
}

/**
 * The login of a browser for a page that shows its code: the one that is under way, so that a page that is loaded again loses no
 * scan, or else a new one.
 */
export async function shownLoginOf(
  { browser, userAgent }: { browser: Uint8Array; userAgent: string },
  deps: LoginDeps,
): Promise<string> {
  const standing = await findLoginOf(browser, deps.database)
  const mayGoOn = standing !== undefined && isUnderWay(factsOf(standing), deps.now().getTime())
  return mayGoOn ? standing.login_id : startLogin({ browser, userAgent }, deps)
}

/**
 * Marks a login as scanned by the app. Scanning a code that does not exist counts as a try, and an app has a limited number of
 * tries.
 */
export async function scanLogin(
  { code, deviceId }: { code: string; deviceId: string },
  { database, secret, now }: LoginDeps,
): Promise<LoginRow> {
  const at = now()
  const inCode = secretInCode(code)
  const found = await database.transaction(async (queries) => {
    const tries = await limitTries({ kind: 'scan', caller: deviceId, secret, now: at }, queries)
    const login =
      inCode === undefined ? undefined : await lockLogin({ codeHash: hashSecret(inCode) }, queries)
    if (login === undefined) {
      await tries.count()
      return undefined
    }
    const step = scanStep(factsOf(login), deviceId, at.getTime())
    if (step === 'taken' || step === 'over') throw new Refusal(`login_${step}`)
    if (step === 'done') await markScanned({ loginId: login.login_id, deviceId, now: at }, queries)
    return login
  })
  // An unknown code is refused after the transaction: a refusal inside it would roll back the count of this try.
  if (found === undefined) throw new Refusal('login_not_found')
  return found
}

/**
 * Approves or declines a login. An app that has not scanned it gets `login_not_found`, and so cannot learn that the login exists.
 */
export async function answerLogin(
  { loginId, deviceId, approve }: { loginId: string; deviceId: string; approve: boolean },
  { database, now }: LoginDeps,
): Promise<void> {
  const at = now()
  await database.transaction(async (queries) => {
    const login = await lockLogin({ loginId }, queries)
    if (login === undefined) throw new Refusal('login_not_found')
    const step = answerStep(factsOf(login), { deviceId, approve }, at.getTime())
    if (step === 'taken') throw new Refusal('login_not_found')
    if (step === 'over') throw new Refusal('login_over')
    if (step === 'done') await markAnswered({ loginId, approve, now: at }, queries)
  })
}
