import type { Caller } from '../operations/implementation.ts'
import { hashSecret, newSecret } from '../secrets/secrets.ts'

/** What a browser stores is a secret of its own; here only its hash is known. */
export function proofOf({ browserProof }: Caller): Uint8Array | undefined {
  return browserProof?.stored === undefined ? undefined : hashSecret(browserProof.stored)
}

/** The cookie lasts for another year from here on. */
export function renewedProof({ browserProof }: Caller): Uint8Array {
  const secret = browserProof?.stored ?? newSecret(24)
  browserProof?.store(secret)
  return hashSecret(secret)
}
