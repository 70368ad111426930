import { hashSecret, newSecret } from '../secrets/secrets.ts'

const pattern = /^[\w-]{32}$/

export function newSubmissionToken(): string {
  return newSecret(24)
}

/** The hash that is stored; undefined if the text has not the form of a token. */
export function submissionTokenHash(token: string): Uint8Array | undefined {
  return pattern.test(token) ? hashSecret(token) : undefined
}
