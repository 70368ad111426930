import { releaseQueue } from '../mail-hold.ts'
import { maxAttempts, heldByPolicy } from './mail-refusals.ts'
import { takeTurn } from './mail-turn.ts'
import { sendTurn, type MailRun } from './send-turn.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** Seconds after the first attempt, the second and so on; the last one for all that come after. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day]

/**
 * Sends what is due. A mail that was sent is deleted at once; a crash in between sends it again, with the same
 * Message-ID. When the server takes nobody's mails the queue is held, and no mail loses an attempt by it. Answers whether
 * there may be more to send.
 */
export async function sendDueMails(run: MailRun): Promise<boolean> {
  const { database, now } = run
  const turn = await takeTurn({ now: now(), mailsPerSecond: run.mailsPerSecond, pauses }, database)
  if (turn.news !== undefined) run.logger.error({ error: turn.news }, heldByPolicy)
  if (turn.mails.length === 0) return false
  const isFree = await sendTurn(turn, run)
  if (turn.heldBy === null || !isFree) return isFree
  const abandoned = await releaseQueue({ now: now(), pauses, maxAttempts }, database)
  run.logger.info('the mail server takes mails again')
  if (abandoned > 0) run.logger.warn({ mails: abandoned }, 'mails that it refused too often were given up')
  return true
}
