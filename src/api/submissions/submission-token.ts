import { hashSecret, newSecret } from '../secrets/secrets.ts'

const pattern = /^[\w-]{32}$/

/** 192 random bits: whoever has it was given it. */
export function newSubmissionToken(): string {
  return newSecret(24)
}

/** What is stored of it; undefined for what is no token of ours. */
export function submissionTokenHash(token: string): Uint8Array | undefined {
  return pattern.test(token) ? hashSecret(token) : undefined
}
