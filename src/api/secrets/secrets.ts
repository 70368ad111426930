import { createHash, randomBytes } from 'node:crypto'

/** Random text for a URL, a header or a cookie: 24 bytes are 192 bits, in 32 characters. */
export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is stored of a secret. A plain hash is enough: what is random cannot be guessed, however fast somebody tries. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
