import { createPublicKey, verify } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import {
  isFreshAppSignature,
  newDeviceId,
  readAppAuthorization,
  signedAppText,
  type SignedRequest,
} from '../../domain/app-users/app-signature.ts'
import type { AppUser } from '../../domain/app-users/app-user.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import type { Database } from '../database/database.ts'
import { findDevice, touchDevice } from './app-users.store.ts'

export interface AppDevice extends AppUser {
  readonly device_id: string
}

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/**
 * Finds the app user who signed a request. A signature has no nonce, so a request can be replayed for a minute: every operation
 * for apps must be safe to repeat.
 */
export async function findAppUser(
  authorization: string | undefined,
  request: SignedRequest | undefined,
  { database, now }: Deps,
): Promise<AppDevice> {
  const read = readAppAuthorization(authorization ?? '')
  if (read === undefined || read.deviceId === newDeviceId) throw new Refusal('app_signature_invalid')
  const device = await findDevice(read.deviceId, database)
  if (device === undefined) throw new Refusal('app_signature_invalid')
  checkSignature({ authorization, request, publicKey: device.public_key, now: now() })
  const { user_id, name, device_id } = device
  const at = now()
  if (at.getTime() - device.last_seen_at.getTime() > hour)
    await touchDevice({ deviceId: device_id, now: at }, database)
  return { user_id, name, device_id }
}

interface SignatureCheck {
  readonly authorization: string | undefined
  readonly request: SignedRequest | undefined
  readonly publicKey: Uint8Array
  readonly now: Date
}

export function checkSignature({ authorization, request, publicKey, now }: SignatureCheck): void {
  const read = readAppAuthorization(authorization ?? '')
  if (read === undefined || request === undefined || !isFreshAppSignature(read.timestamp, now.getTime()))
    throw new Refusal('app_signature_invalid')
  const text = Buffer.from(signedAppText(request, read.timestamp))
  const isValid = verify(null, text, publicKeyOf(publicKey), Buffer.from(read.signature, 'base64url'))
  if (!isValid) throw new Refusal('app_signature_invalid')
}

function publicKeyOf(bytes: Uint8Array) {
  const x = Buffer.from(bytes).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}
