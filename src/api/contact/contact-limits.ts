import { Refusal } from '../../contract/problems/problem.ts'
import type { ReceivedSoFar } from './contact-messages.store.ts'
import { day } from '../../domain/kernel/time/durations.ts'

/** What one caller may send in a day, and all callers together: people have to read it. */
export const maxPerCaller = 20
export const maxInTotal = 1_000
/** What programs send beyond this is answered as ever, and forgotten. */
export const maxJunk = 1_000
/** Who runs the site gets so many mails an hour; the rest waits in the inbox. */
export const maxNotified = 20

export function tooMany({ oldest }: ReceivedSoFar, now: Date): Refusal {
  const begun = oldest?.getTime() ?? now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil((begun + day - now.getTime()) / 1000))
  return new Refusal('too_many_requests', { retryAfterSeconds })
}
