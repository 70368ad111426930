import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import {
  answerStep,
  loginCode,
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
import { factsOf, lockLogin, putLogin, type LoginRow } from './qr-logins.store.ts'
import { storedUserAgent } from './stored-user-agent.ts'

export interface LoginDeps {
  readonly database: Database
  readonly secret: string
  readonly now: () => Date
}

/** Starts a QR login. The secret in the QR code exists only in the reply; the database stores its hash. */
export async function startLogin(
  { browser, userAgent, page }: { browser: Uint8Array; userAgent: string; page: string },
  { database, now }: LoginDeps,
) {
  const at = now()
  const secret = randomBytes(32).toString('base64url')
  const login = {
    loginId: randomUUID(),
    number: writeLoginNumber(randomInt(loginNumbers)),
    expiresAt: new Date(at.getTime() + loginMilliseconds),
  }
  const userAgentStored = storedUserAgent(userAgent)
  await putLogin(
    { ...login, codeHash: hashSecret(secret), browser, userAgent: userAgentStored, now: at },
    database,
  )
  return { ...login, code: loginCode(page, secret) }
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
