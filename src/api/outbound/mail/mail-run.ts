import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import {
  claimDueMails,
  deleteMail,
  giveMailUp,
  noteMailFailure,
  type ClaimedMail,
} from './mail-queue.store.ts'
import { MailFailure, MailRefused, MailServerAway, type Mailer } from './mailer.ts'

const mailsOfRun = 20
const mailsAtATime = 4
const mostAttempts = 8
const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** Seconds after the first attempt, the second and so on; the last one for all that come after. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day]
/** No mail is begun later than this, so that it is through before the shortest pause ends and another instance takes it. */
const runMilliseconds = 20_000

interface MailRun {
  readonly database: Database
  readonly mailer: Mailer
  readonly logger: Logger
  readonly now: () => Date
  readonly isStopping: () => boolean
}

/**
 * Sends what is due. A mail that was sent is deleted at once; a crash in between sends it again, with the same
 * Message-ID. When the server is away, the site stops or time is up, the mails not begun wait for their next attempt.
 */
export async function sendDueMails({ database, mailer, logger, now, isStopping }: MailRun): Promise<void> {
  const begun = now()
  const waiting = await claimDueMails({ now: begun, most: mailsOfRun, pauses }, database)
  let isAway = false
  const goesOn = () => !isAway && !isStopping() && now().getTime() - begun.getTime() < runMilliseconds

  const send = async (mail: ClaimedMail) => {
    try {
      await mailer.send(mail)
    } catch (error) {
      if (error instanceof MailServerAway) isAway = true
      await failed(mail, error)
      return
    }
    await deleteMail(mail.mailId, database)
  }
  const failed = async ({ mailId, attempts }: ClaimedMail, cause: unknown) => {
    const error = reasonOf(cause)
    if (cause instanceof MailRefused || attempts >= mostAttempts) {
      await giveMailUp({ mailId, attempts, error, now: now() }, database)
      logger.warn({ mail: mailId, attempts, error }, 'a mail was given up')
    } else {
      await noteMailFailure({ mailId, attempts, error }, database)
      logger.info({ mail: mailId, attempts, error }, 'a mail could not be sent; trying again later')
    }
  }
  const sendOneByOne = async () => {
    while (goesOn()) {
      const mail = waiting.shift()
      if (mail === undefined) return
      await send(mail)
    }
  }

  const lines = await Promise.allSettled(Array.from({ length: mailsAtATime }, sendOneByOne))
  if (isAway)
    logger.warn({ waiting: waiting.length }, 'the mail server does not take mails; trying again later')
  const broken = lines.find((line) => line.status === 'rejected')
  if (broken !== undefined) throw broken.reason
}

/** Only our own failures are known to name nobody; of any other its code is all that may be kept. */
function reasonOf(cause: unknown): string {
  if (cause instanceof MailFailure) return cause.message
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
