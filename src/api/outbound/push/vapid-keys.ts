import { createECDH } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { seal, unseal } from '../../database/sealed-text.ts'
import { addKeys, findKeys, replaceKeys } from './vapid-keys.store.ts'

const purpose = 'private key of notifications'

/** The key pair that identifies this site to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const key = Buffer.from(privateKey, 'base64url')
  if (key.length !== 32) return false
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(key)
  } catch {
    // OpenSSL refuses a private key that is zero or not below the order of the curve.
    return false
  }
  return curve.getPublicKey().equals(Buffer.from(publicKey, 'base64url'))
}

interface KeysDeps {
  readonly database: Database
  readonly secret: string
  readonly now: () => Date
  readonly logger: Logger
}

export async function storedVapidKeys({ database, secret, now, logger }: KeysDeps): Promise<VapidKeys> {
  const stored = await findKeys(database)
  if (stored !== undefined) {
    const opened = unseal(stored.private_key, { secret, purpose })
    if (opened !== undefined) return { publicKey: stored.public_key, privateKey: opened }
    logger.warn(
      'the push keys were made with another SECRET and cannot be read; making new ones, browsers have to turn notifications on again',
    )
  }
  const made = makeVapidKeys()
  const sealed = {
    publicKey: made.publicKey,
    privateKey: seal(made.privateKey, { secret, purpose }),
    now: now(),
  }
  if (stored === undefined) await addKeys(sealed, database)
  else await replaceKeys({ was: stored.public_key, ...sealed }, database)
  const kept = await findKeys(database)
  const privateKey = kept && unseal(kept.private_key, { secret, purpose })
  if (kept === undefined || privateKey === undefined)
    throw new Error('Another instance has made the push keys with another SECRET.')
  return { publicKey: kept.public_key, privateKey }
}

export function makeVapidKeys(): VapidKeys {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys().toString('base64url')
  // Node returns fewer than 32 bytes for a private key with leading zeros, so the zeros are added again.
  const bytes = curve.getPrivateKey()
  const privateKey = Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url')
  return { publicKey, privateKey }
}
