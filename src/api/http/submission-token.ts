import { createHash, randomBytes } from 'node:crypto'

const pattern = /^[\w-]{32}$/

/** 192 random bits: whoever has it was given it. */
export function newSubmissionToken(): string {
  return randomBytes(24).toString('base64url')
}

/** What is stored of it; undefined for what is no token of ours. */
export function submissionTokenHash(token: string): Uint8Array | undefined {
  return pattern.test(token) ? createHash('sha256').update(token).digest() : undefined
}
