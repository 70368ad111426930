import { hostOf } from '../mail-address.ts'
import { MailServerAway, PolicyRefused, type Mailer } from '../mailer.ts'
import type { ClaimedMail } from './mail-claims.store.ts'
import { linesFor, paceOf, type Pace } from './mail-pace.ts'
import { holdAll, noteRefused, type Sending, type HeldMail } from './mail-refusals.ts'
import { giveBack, noteSent } from './mail-sending.store.ts'
import type { Turn } from './mail-turn.ts'

/** No mail is begun later than this, so that it is through before the shortest pause ends and another instance takes it. */
const runMilliseconds = 20_000

export interface MailRun extends Sending, Pace {
  readonly mailer: Mailer
  readonly isStopping: () => boolean
}

/** Answers whether the server takes mails: it took one or, where it was away, it answered at all. */
export async function sendTurn({ mails: waiting, heldBy }: Turn, run: MailRun): Promise<boolean> {
  const { database, mailer, logger, now, isStopping } = run
  const begun = now()
  const inTurn = paceOf(run)
  const held: HeldMail[] = []
  const takenBy = new Set<string>()
  let answered = 0
  const goesOn = () =>
    held.length === 0 && !isStopping() && now().getTime() - begun.getTime() < runMilliseconds

  /** Whether it was taken. */
  const send = async (mail: ClaimedMail): Promise<boolean> => {
    try {
      await mailer.send(mail)
    } catch (error) {
      if (error instanceof PolicyRefused || error instanceof MailServerAway) held.push({ mail, cause: error })
      else {
        answered++
        await noteRefused(mail, error, run)
      }
      return false
    }
    takenBy.add(hostOf(mail.to))
    await noteSent({ mailId: mail.mailId, now: now() }, database)
    return true
  }
  const sendOneByOne = async () => {
    while (goesOn()) {
      if (waiting.length === 0) return
      await inTurn()
      const mail = goesOn() ? waiting.shift() : undefined
      if (mail === undefined) return
      await send(mail)
    }
  }

  const lines = await Promise.allSettled(Array.from({ length: linesFor(run.mailsPerSecond) }, sendOneByOne))
  const isOfOne = heldBy === null && (await isOfOneHost({ held, waiting, takenBy, send }))
  await giveBack(waiting, now(), database)
  const refused = held.slice()
  if (isOfOne) {
    for (const { mail, cause } of refused) await noteRefused(mail, cause, run)
    if (refused.length > 0)
      logger.warn({ error: refused[0]?.cause.message }, 'a mail was refused by policy; others are taken')
  } else await holdAll(refused, waiting.length, run)
  const broken = lines.find((line) => line.status === 'rejected')
  if (broken !== undefined) throw broken.reason
  return refused.length === 0 && (takenBy.size > 0 || (heldBy === 'away' && answered > 0))
}

/**
 * A refusal by policy may come from whom the mail was for. One more mail, to another host, tells: if that is taken, the
 * server wants us. Where none is left, those tell that were taken beside it.
 */
async function isOfOneHost({
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
