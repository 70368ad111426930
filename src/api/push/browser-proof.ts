import { createHash, randomBytes } from 'node:crypto'
import type { Caller } from '../operations/implementation.ts'

/** What a browser stores is a secret of its own; here only its hash is known. */
function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}

export function proofOf({ browserProof }: Caller): Uint8Array | undefined {
  return browserProof?.stored === undefined ? undefined : hashOf(browserProof.stored)
}

/** The cookie lasts for another year from here on. */
export function renewedProof({ browserProof }: Caller): Uint8Array {
  const secret = browserProof?.stored ?? randomBytes(24).toString('base64url')
  browserProof?.store(secret)
  return hashOf(secret)
}
