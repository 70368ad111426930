import { createECDH } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { seal, unseal } from '../../database/sealed-text.ts'
import { addKeys, findKeys, replaceKeys } from './vapid-keys.store.ts'

const purpose = 'private key of notifications'

/** What push services know this site by (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Whether the private key is a point's own: 32 bytes that make these 65. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const key = Buffer.from(privateKey, 'base64url')
  if (key.length !== 32) return false
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(key)
  } catch {
    // Zero, or beyond the order of the curve.
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

/** The pair of this site: made once, stored encrypted, the same for every instance. */
export async function storedVapidKeys({ database, secret, now, logger }: KeysDeps): Promise<VapidKeys> {
  const stored = await findKeys(database)
  if (stored !== undefined) {
    const opened = unseal(stored.private_key, { secret, purpose })
    if (opened !== undefined) return { publicKey: stored.public_key, privateKey: opened }
    logger.warn(
      'the keys of notifications were made under another SECRET: browsers have to turn them on again',
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
    throw new Error('Another instance has made the keys of notifications under another SECRET.')
  return { publicKey: kept.public_key, privateKey }
}

export function makeVapidKeys(): VapidKeys {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys().toString('base64url')
  // A number with leading zeros comes shorter.
  const bytes = curve.getPrivateKey()
  const privateKey = Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url')
  return { publicKey, privateKey }
}
