import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

interface Key {
  readonly secret: string
  /** A text encrypted for one purpose cannot be decrypted for another. */
  readonly purpose: string
}

function sealingKey({ secret, purpose }: Key): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

export function seal(text: string, key: Key): Buffer {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, sealingKey(key), iv)
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed])
}

/** Decrypts a stored text; undefined if it was encrypted with another secret or for another purpose. */
export function unseal(stored: Uint8Array, key: Key): string | undefined {
  const bytes = Buffer.from(stored)
  const opening = createDecipheriv(cipher, sealingKey(key), bytes.subarray(0, ivBytes))
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString()
  } catch {
    return undefined
  }
}
