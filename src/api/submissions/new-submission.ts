import { createHmac } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { newSubmissionToken, submissionTokenHash, submissionTokenOf } from './submission-token.ts'

export interface SubmissionCount {
  readonly count: number
  readonly oldest: Date | null
}

export interface Submitted {
  readonly token: string
  readonly submissionId: string
}

interface NewSubmission {
  readonly kind: 'events' | 'projects'
  readonly caller: string
  /** The id of one press of the button; undefined if the sender has none. */
  readonly sending: string | undefined
  readonly content: unknown
}

/**
 * Makes the token of a submission. A form that is sent again after a lost answer gets the token of the first time, so that it is
 * stored once; with other content it is another submission.
 */
export function newSubmission({ kind, caller, sending, content }: NewSubmission, secret: string) {
  const token =
    sending === undefined
      ? newSubmissionToken()
      : submissionTokenOf(
          createHmac('sha256', secret).update(JSON.stringify([kind, caller, sending, content])),
        )
  const tokenHash = submissionTokenHash(token)
  if (tokenHash === undefined) throw new Error('A new token is malformed.')
  const callerHash = createHmac('sha256', secret).update(`who submits ${kind} ${caller}`).digest()
  return { token, tokenHash, callerHash }
}

export function submissionsCountSince(now: Date): Date {
  return new Date(now.getTime() - day)
}

export function tooManySubmissions({ oldest }: SubmissionCount, now: Date): Refusal {
  const begun = oldest?.getTime() ?? now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil((begun + day - now.getTime()) / 1000))
  return new Refusal('too_many_requests', { retryAfterSeconds })
}
