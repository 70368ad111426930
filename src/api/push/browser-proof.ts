import type { Caller } from '../operations/implementation.ts'
import { hashSecret, newSecret } from '../secrets/secrets.ts'

export function proofOf({ browserProof }: Caller): Uint8Array | undefined {
  return browserProof?.stored === undefined ? undefined : hashSecret(browserProof.stored)
}

/** Issues a cookie or extends the existing one by a year. */
export function renewedProof({ browserProof }: Caller): Uint8Array {
  const secret = browserProof?.stored ?? newSecret(24)
  browserProof?.store(secret)
  return hashSecret(secret)
}
