import { randomBytes } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import {
  newDeviceId,
  readAppAuthorization,
  type SignedRequest,
} from '../../domain/app-users/app-signature.ts'
import { makeShortId } from '../../domain/kernel/text/short-id.ts'
import type { Database, Queries } from '../database/database.ts'
import { findDeviceByKey, lockKey, putAppUser, putDevice } from './app-users.store.ts'
import { countedTries } from './count-tries.ts'
import { checkSignature, type AppDevice } from './signed-app.ts'

export interface RegisterDeps {
  readonly database: Database
  readonly secret: string
  readonly now: () => Date
  /** Part of the transaction that makes an app user: what else everybody with the app gets. */
  readonly onRegistered: readonly ((userId: string, queries: Queries) => Promise<void>)[]
}

interface Given {
  readonly publicKey: string
  readonly name: string
  readonly authorization: string | undefined
  readonly signedRequest: SignedRequest | undefined
  readonly caller: string
}

/** A key that is known is answered with what it got the first time, whatever name comes with it. */
export async function registerDevice(
  { publicKey, name, authorization, signedRequest, caller }: Given,
  { database, secret, now, onRegistered }: RegisterDeps,
): Promise<AppDevice> {
  const at = now()
  const key = Buffer.from(publicKey, 'base64url')
  if (key.length !== 32 || readAppAuthorization(authorization ?? '')?.deviceId !== newDeviceId)
    throw new Refusal('app_signature_invalid')
  checkSignature({ authorization, request: signedRequest, publicKey: key, now: at })
  return database.transaction(async (queries) => {
    await lockKey(key, queries)
    const known = await findDeviceByKey(key, queries)
    if (known !== undefined) return known
    const tries = await countedTries({ kind: 'registration', caller, secret, now: at }, queries)
    await tries.count()
    const user_id = makeShortId({ prefix: 'cv_', length: 10 }, randomBytes)
    const device_id = makeShortId({ prefix: 'dv_', length: 16 }, randomBytes)
    await putAppUser({ user_id, name }, at, queries)
    await putDevice({ device_id, user_id, public_key: key }, at, queries)
    for (const report of onRegistered) await report(user_id, queries)
    return { user_id, device_id, name }
  })
}
