import { createHmac } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { newSubmissionToken, submissionTokenHash } from './submission-token.ts'
import { day } from '../../domain/kernel/time/durations.ts'

export interface SentSoFar {
  readonly count: number
  readonly oldest: Date | null
}

interface Sender {
  readonly kind: 'events' | 'projects'
  /** As limits count them. */
  readonly caller: string
}

/** The token that opens it, and what is stored in place of the token and of who sends it. */
export function newSubmission({ kind, caller }: Sender, secret: string) {
  const token = newSubmissionToken()
  const tokenHash = submissionTokenHash(token)
  if (tokenHash === undefined) throw new Error('A new token is none.')
  const callerHash = createHmac('sha256', secret).update(`who submits ${kind} ${caller}`).digest()
  return { token, tokenHash, callerHash }
}

/** What was sent before this counts no more. */
export function submissionsCountSince(now: Date): Date {
  return new Date(now.getTime() - day)
}

/** There is room again once the oldest counts no more. */
export function tooManySubmissions({ oldest }: SentSoFar, now: Date): Refusal {
  const begun = oldest?.getTime() ?? now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil((begun + day - now.getTime()) / 1000))
  return new Refusal('too_many_requests', { retryAfterSeconds })
}
