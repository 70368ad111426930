import { Refusal } from '../../contract/problems/problem.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import type { MessageCount } from './contact-messages.store.ts'

/** Messages per day that may be sent by one caller, and by all callers together: people have to read them. */
export const maxPerCaller = 20
export const maxInTotal = 1_000
/** Messages per day that are stored although a program sent them. Further ones are dropped; the sender gets the usual reply. */
export const maxJunk = 1_000
/** Mails per hour to the operator about new messages; further messages wait in the inbox without a mail. */
export const maxNotified = 20

export function tooManyMessages({ oldest }: MessageCount, now: Date): Refusal {
  const begun = oldest?.getTime() ?? now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil((begun + day - now.getTime()) / 1000))
  return new Refusal('too_many_requests', { retryAfterSeconds })
}
