import { createHash, randomBytes } from 'node:crypto'

/** Random text for a URL, header or cookie. 24 bytes are 192 bits, written in 32 characters. */
export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/**
 * The hash that is stored instead of a secret. A plain SHA-256 is enough, because a random secret cannot be guessed.
 */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
