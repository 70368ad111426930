import { hashSecret, newSecret } from '../secrets/secrets.ts'

/** 256 random bits: whoever has it was given it. */
export function newOwnerKey(): string {
  return newSecret(32)
}

/** What is stored of it. */
export function ownerKeyHash(key: string): Uint8Array {
  return hashSecret(key)
}

/** The key of the header `Authorization`, by itself or after `Bearer`. */
export function keyInHeader(authorization: string | undefined): string {
  return (authorization ?? '').replace(/^Bearer +/i, '').trim()
}
