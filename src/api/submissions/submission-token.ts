import type { Hmac } from 'node:crypto'
import { hashSecret, newSecret } from '../secrets/secrets.ts'

const tokenBytes = 24
const pattern = /^[\w-]{32}$/

export function newSubmissionToken(): string {
  return newSecret(tokenBytes)
}

/** The first bytes of a hash with a secret key, as a token. */
export function submissionTokenOf(hash: Hmac): string {
  return hash.digest().subarray(0, tokenBytes).toString('base64url')
}

/** The hash that is stored; undefined if the text has not the form of a token. */
export function submissionTokenHash(token: string): Uint8Array | undefined {
  return pattern.test(token) ? hashSecret(token) : undefined
}
