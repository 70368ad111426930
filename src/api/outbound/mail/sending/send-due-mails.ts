import { dayInSeconds, hourInSeconds, minuteInSeconds } from '../../../../domain/kernel/time/durations.ts'
import { hostOf } from '../mail-address.ts'
import { releaseQueue } from '../mail-hold.ts'
import { MailServerAway, PolicyRefused, type Mailer } from '../mailer.ts'
import { claimBatch, type MailBatch } from './claim-batch.ts'
import {
  maxAttempts,
  policyHoldMessage,
  holdRefusedMails,
  recordRefusal,
  type SendingDeps,
  type HeldMail,
} from './failed-mails.ts'
import type { ClaimedMail } from './mail-claims.store.ts'
import { returnUnsent, recordSent } from './mail-sending.store.ts'
import { connectionsFor, createPacer, type PacerOptions } from './sending-rate.ts'

/** Seconds to wait after the first attempt, the second and so on; the last one repeats. */
const pauses = [
  minuteInSeconds,
  5 * minuteInSeconds,
  30 * minuteInSeconds,
  2 * hourInSeconds,
  6 * hourInSeconds,
  dayInSeconds,
]

/**
 * No mail is started later than this into a run: it has to be sent before its shortest pause ends and another
 * instance claims it.
 */
const runMilliseconds = 20_000

interface MailRunDeps extends SendingDeps, PacerOptions {
  readonly mailer: Mailer
  readonly isStopping: () => boolean
}

/**
 * Sends due mails. A sent mail is deleted immediately; after a crash in between it is sent again with the same
 * Message-ID. When the server refuses every mail the queue is held, and no mail loses an attempt. Returns whether
 * there may be more to send.
 */
export async function sendDueMails(deps: MailRunDeps): Promise<boolean> {
  const { database, now } = deps
  const batch = await claimBatch({ now: now(), mailsPerSecond: deps.mailsPerSecond, pauses }, database)
  if (batch.news !== undefined) deps.logger.error({ error: batch.news }, policyHoldMessage)
  if (batch.mails.length === 0) return false
  const isFree = await sendBatch(batch, deps)
  if (batch.heldBy === null || !isFree) return isFree
  const abandoned = await releaseQueue({ now: now(), pauses, maxAttempts }, database)
  deps.logger.info('the mail server takes mails again')
  if (abandoned > 0)
    deps.logger.warn(
      { mails: abandoned },
      'the mail server has refused some mails too often; they are not tried again, and their texts are deleted',
    )
  return true
}

async function sendBatch({ mails: waiting, heldBy }: MailBatch, deps: MailRunDeps): Promise<boolean> {
  const { database, mailer, logger, now, isStopping } = deps
  const begun = now()
  const nextSlot = createPacer(deps)
  const held: HeldMail[] = []
  const takenBy = new Set<string>()
  let answered = 0
  const goesOn = () =>
    held.length === 0 && !isStopping() && now().getTime() - begun.getTime() < runMilliseconds

  const send = async (mail: ClaimedMail): Promise<boolean> => {
    try {
      await mailer.send(mail)
    } catch (error) {
      if (error instanceof PolicyRefused || error instanceof MailServerAway) held.push({ mail, cause: error })
      else {
        answered++
        await recordRefusal(mail, error, deps)
      }
      return false
    }
    takenBy.add(hostOf(mail.to))
    await recordSent({ mailId: mail.mailId, now: now() }, database)
    return true
  }
  const sendOneByOne = async () => {
    while (goesOn()) {
      if (waiting.length === 0) return
      await nextSlot()
      const mail = goesOn() ? waiting.shift() : undefined
      if (mail === undefined) return
      await send(mail)
    }
  }

  const workers = await Promise.allSettled(
    Array.from({ length: connectionsFor(deps.mailsPerSecond) }, sendOneByOne),
  )
  const isOneHost = heldBy === null && (await isRefusedByOneHost({ held, waiting, takenBy, send }))
  await returnUnsent(waiting, now(), database)
  const refused = held.slice()
  if (isOneHost) {
    for (const { mail, cause } of refused) await recordRefusal(mail, cause, deps)
    if (refused.length > 0)
      logger.warn(
        { mails: refused.length, error: refused[0]?.cause.message },
        'one host refuses our mails by policy; they are tried again later, and mails to other hosts are sent',
      )
  } else await holdRefusedMails(refused, waiting.length, deps)
  const broken = workers.find((worker) => worker.status === 'rejected')
  if (broken !== undefined) throw broken.reason
  return refused.length === 0 && (takenBy.size > 0 || (heldBy === 'away' && answered > 0))
}

/**
 * Whether only one recipient host refuses by policy. One more mail to another host decides: if it is accepted, the
 * mail server itself works. Without such a mail, the mails already accepted for other hosts decide.
 */
async function isRefusedByOneHost({
  held,
  waiting,
  takenBy,
  send,
}: {
  held: readonly HeldMail[]
  waiting: ClaimedMail[]
  takenBy: ReadonlySet<string>
  send: (mail: ClaimedMail) => Promise<boolean>
}): Promise<boolean> {
  if (held.length === 0 || held.some(({ cause }) => cause instanceof MailServerAway)) return false
  const hosts = new Set(held.map(({ mail }) => hostOf(mail.to)))
  const at = waiting.findIndex(({ to }) => !hosts.has(hostOf(to)))
  const [other] = at === -1 ? [] : waiting.splice(at, 1)
  if (other !== undefined) return send(other)
  return hosts.size === 1 && [...takenBy].some((host) => !hosts.has(host))
}
