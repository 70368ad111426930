import { hashSecret, newSecret } from '../secrets/secrets.ts'

export function newOwnerKey(): string {
  return newSecret(32)
}

export function ownerKeyHash(key: string): Uint8Array {
  return hashSecret(key)
}

/** The key in an `Authorization` header, with or without `Bearer`. */
export function keyInHeader(authorization: string | undefined): string {
  return (authorization ?? '').replace(/^Bearer +/i, '').trim()
}
