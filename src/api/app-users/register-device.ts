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
import { limitTries } from './limit-tries.ts'
import { checkSignature, type AppDevice } from './signed-app.ts'

export interface RegisterDeps {
  readonly database: Database
  readonly secret: string
  readonly now: () => Date
  readonly onRegistered: readonly ((userId: string, queries: Queries) => Promise<void>)[]
}

interface RegistrationInput {
  readonly publicKey: string
  readonly name: string
  readonly authorization: string | undefined
  readonly signedRequest: SignedRequest | undefined
  readonly caller: string
}

/**
 * Registers an app by its public key. A known key returns the same user and device as the first time, and a new name is ignored.
 */
export async function registerDevice(
  { publicKey, name, authorization, signedRequest, caller }: RegistrationInput,
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
    const tries = await limitTries({ kind: 'registration', caller, secret, now: at }, queries)
    await tries.count()
    const user_id = makeShortId({ prefix: 'cv_', length: 10 }, randomBytes)
    const device_id = makeShortId({ prefix: 'dv_', length: 16 }, randomBytes)
    await putAppUser({ user_id, name }, at, queries)
    await putDevice({ device_id, user_id, public_key: key }, at, queries)
    for (const addTo of onRegistered) await addTo(user_id, queries)
    return { user_id, device_id, name }
  })
}
