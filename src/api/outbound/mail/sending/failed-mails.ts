import type { Logger } from 'pino'
import type { Database } from '../../../database/database.ts'
import { holdQueue } from '../mail-hold.ts'
import { bounceKeyOfMail } from '../mail-id.ts'
import { MailFailure, MailRefused, MailServerAway, PolicyRefused } from '../mailer.ts'
import { recordBounce } from '../suppressions.store.ts'
import type { ClaimedMail } from './mail-claims.store.ts'
import { abandonMail, holdMail, recordFailure } from './mail-sending.store.ts'

export const maxAttempts = 8

export const policyHoldMessage =
  'the mail server refuses our mails by policy; all mails wait: remove the cause, then run "mail retry"'

export interface SendingDeps {
  readonly database: Database
  readonly logger: Logger
  readonly now: () => Date
}

export interface HeldMail {
  readonly mail: ClaimedMail
  readonly cause: PolicyRefused | MailServerAway
}

export async function holdRefusedMails(
  held: readonly HeldMail[],
  waiting: number,
  sending: SendingDeps,
): Promise<void> {
  const [first] = held
  if (first === undefined) return
  const { database, logger, now } = sending
  for (const { mail, cause } of held) await holdMail({ ...mail, error: cause.message, now: now() }, database)
  // If some mails were refused by policy and others found no server, the hold names the policy: an operator has to act on that,
  // while an absent server may return by itself.
  const { cause } = held.find((each) => each.cause instanceof PolicyRefused) ?? first
  const by = cause instanceof PolicyRefused ? 'policy' : 'away'
  if (!(await holdQueue({ by, reason: cause.message, now: now() }, database))) return
  if (by === 'policy') logger.error({ error: cause.message, waiting }, policyHoldMessage)
  else
    logger.warn(
      { error: cause.message, waiting },
      'the mail server does not take mails; all mails wait, and one at a time is tried again',
    )
}

export async function recordRefusal(
  mail: ClaimedMail,
  cause: unknown,
  { database, logger, now }: SendingDeps,
): Promise<void> {
  const { mailId, attempts, addressHash } = mail
  const error = reasonOf(cause)
  if (!(cause instanceof MailRefused) && attempts < maxAttempts) {
    await recordFailure({ mailId, attempts, error }, database)
    logger.info({ mail: mailId, attempts, error }, 'could not send a mail; it is tried again later')
    return
  }
  const kind = bounceKindOf(cause)
  await database.transaction(async (queries) => {
    await abandonMail({ mailId, attempts, error, now: now() }, queries)
    if (kind === undefined || addressHash === undefined) return
    await recordBounce(
      { addressHash, report: bounceKeyOfMail(mail.id), kind, status: error, now: now() },
      queries,
    )
  })
  logger.warn(
    { mail: mailId, attempts, error },
    'a mail could not be sent and is not tried again; its text is deleted',
  )
}

/**
 * The kind of bounce that a failure means for the address; undefined when the server was not reached or the fault is
 * ours.
 */
function bounceKindOf(cause: unknown): 'address' | 'failure' | 'policy' | undefined {
  if (cause instanceof PolicyRefused) return 'policy'
  if (cause instanceof MailServerAway || !(cause instanceof MailFailure)) return undefined
  if (!(cause instanceof MailRefused)) return 'failure'
  return cause.meaning === 'message' ? undefined : cause.meaning
}

/** Messages of MailFailure contain no address; of any other error only its code may be stored. */
function reasonOf(cause: unknown): string {
  if (cause instanceof MailFailure) return cause.message
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
