import type { Logger } from 'pino'
import type { Database } from '../../../database/database.ts'
import { holdQueue } from '../mail-hold.ts'
import { reportOfMail } from '../mail-proof.ts'
import { MailFailure, MailRefused, MailServerAway, PolicyRefused } from '../mailer.ts'
import { noteBounce } from '../suppressions.store.ts'
import type { ClaimedMail } from './mail-claims.store.ts'
import { giveMailUp, holdMail, noteMailFailure } from './mail-sending.store.ts'

export const maxAttempts = 8

export const heldByPolicy = 'the mail server refuses our mails by policy; the queue is held'

export interface Sending {
  readonly database: Database
  readonly logger: Logger
  readonly now: () => Date
}

/** Refused as any other mail would be. */
export interface HeldMail {
  readonly mail: ClaimedMail
  readonly cause: PolicyRefused | MailServerAway
}

export async function holdAll(held: readonly HeldMail[], waiting: number, sending: Sending): Promise<void> {
  const [first] = held
  if (first === undefined) return
  const { database, logger, now } = sending
  for (const { mail, cause } of held) await holdMail({ ...mail, error: cause.message, now: now() }, database)
  // What an operator has to see to counts for more than what may heal by itself.
  const { cause } = held.find((each) => each.cause instanceof PolicyRefused) ?? first
  const by = cause instanceof PolicyRefused ? 'policy' : 'away'
  if (!(await holdQueue({ by, reason: cause.message, now: now() }, database))) return
  if (by === 'policy') logger.error({ error: cause.message, waiting }, heldByPolicy)
  else
    logger.warn({ error: cause.message, waiting }, 'the mail server does not take mails; trying again later')
}

export async function noteRefused(
  mail: ClaimedMail,
  cause: unknown,
  { database, logger, now }: Sending,
): Promise<void> {
  const { mailId, attempts, knownAs } = mail
  const error = reasonOf(cause)
  if (!(cause instanceof MailRefused) && attempts < maxAttempts) {
    await noteMailFailure({ mailId, attempts, error }, database)
    logger.info({ mail: mailId, attempts, error }, 'a mail could not be sent; trying again later')
    return
  }
  const kind = bounceOf(cause)
  await database.transaction(async (queries) => {
    await giveMailUp({ mailId, attempts, error, now: now() }, queries)
    if (kind === undefined || knownAs === undefined) return
    await noteBounce({ knownAs, report: reportOfMail(mail.id), kind, status: error, now: now() }, queries)
  })
  logger.warn({ mail: mailId, attempts, error }, 'a mail was given up')
}

/** What it says of the address; a server that was not reached, and faults of ours, say nothing. */
function bounceOf(cause: unknown): 'address' | 'failure' | 'policy' | undefined {
  if (cause instanceof PolicyRefused) return 'policy'
  if (cause instanceof MailServerAway || !(cause instanceof MailFailure)) return undefined
  if (!(cause instanceof MailRefused)) return 'failure'
  return cause.meaning === 'message' ? undefined : cause.meaning
}

/** Only our own failures are known to name nobody; of any other its code is all that may be kept. */
function reasonOf(cause: unknown): string {
  if (cause instanceof MailFailure) return cause.message
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
