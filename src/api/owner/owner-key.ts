import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: whoever has it was given it. */
export function newOwnerKey(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it. A plain hash is enough: what is random cannot be guessed, however fast one tries. */
export function ownerKeyHash(key: string): Uint8Array {
  return createHash('sha256').update(key).digest()
}

/** The key of the header `Authorization`, by itself or after `Bearer`. */
export function keyInHeader(authorization: string | undefined): string {
  return (authorization ?? '').replace(/^Bearer +/i, '').trim()
}
