import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { hostOf } from './mail-address.ts'
import { holdQueue, releaseQueue } from './mail-hold.ts'
import {
  giveBack,
  giveMailUp,
  holdMail,
  noteMailFailure,
  noteSent,
  type ClaimedMail,
} from './mail-sending.store.ts'
import { reportOfMail } from './mail-proof.ts'
import { takeTurn, type Turn } from './mail-turn.ts'
import { MailFailure, MailRefused, MailServerAway, PolicyRefused, type Mailer } from './mailer.ts'
import { noteBounce } from './suppressions.store.ts'

const mostAttempts = 8
const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** Seconds after the first attempt, the second and so on; the last one for all that come after. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day]
/** No mail is begun later than this, so that it is through before the shortest pause ends and another instance takes it. */
const runMilliseconds = 20_000
const heldByPolicy = 'the mail server refuses our mails by policy; the queue is held'

/** Connections that send so many: a server far away takes a fifth of a second for a mail. */
export function linesFor(mailsPerSecond: number): number {
  return Math.min(20, Math.max(1, Math.ceil(mailsPerSecond / 5)))
}

interface MailRun {
  readonly database: Database
  readonly mailer: Mailer
  readonly logger: Logger
  readonly now: () => Date
  readonly isStopping: () => boolean
  readonly mailsPerSecond: number
  /** Waits, so that the mails of a turn leave evenly; without it they leave at once. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

/** Refused as any other mail would be. */
interface HeldMail {
  readonly mail: ClaimedMail
  readonly cause: PolicyRefused | MailServerAway
}

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
  const givenUp = await releaseQueue({ now: now(), pauses, mostAttempts }, database)
  run.logger.info('the mail server takes mails again')
  if (givenUp > 0) run.logger.warn({ mails: givenUp }, 'mails that it refused too often were given up')
  return true
}

/** Answers whether the server takes mails: it took one or, where it was away, it answered at all. */
async function sendTurn({ mails: waiting, heldBy }: Turn, run: MailRun): Promise<boolean> {
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
        await failed(mail, error, run)
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
    for (const { mail, cause } of refused) await failed(mail, cause, run)
    if (refused.length > 0)
      logger.warn({ error: refused[0]?.cause.message }, 'a mail was refused by policy; others are taken')
  } else await holdAll(refused, waiting.length, run)
  const broken = lines.find((line) => line.status === 'rejected')
  if (broken !== undefined) throw broken.reason
  return refused.length === 0 && (takenBy.size > 0 || (heldBy === 'away' && answered > 0))
}

/** Resolves for one after the other, as far apart as the rate says. */
function paceOf({ pause, mailsPerSecond }: MailRun): () => Promise<unknown> {
  let next = performance.now()
  return async () => {
    const wait = next - performance.now()
    next = Math.max(next, performance.now()) + 1000 / mailsPerSecond
    if (wait > 0) await pause?.(wait)
  }
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

async function holdAll(held: readonly HeldMail[], waiting: number, run: MailRun): Promise<void> {
  const [first] = held
  if (first === undefined) return
  const { database, logger, now } = run
  for (const { mail, cause } of held) await holdMail({ ...mail, error: cause.message, now: now() }, database)
  // What an operator has to see to counts for more than what may heal by itself.
  const { cause } = held.find((each) => each.cause instanceof PolicyRefused) ?? first
  const by = cause instanceof PolicyRefused ? 'policy' : 'away'
  if (!(await holdQueue({ by, reason: cause.message, now: now() }, database))) return
  if (by === 'policy') logger.error({ error: cause.message, waiting }, heldByPolicy)
  else
    logger.warn({ error: cause.message, waiting }, 'the mail server does not take mails; trying again later')
}

async function failed(mail: ClaimedMail, cause: unknown, { database, logger, now }: MailRun): Promise<void> {
  const { mailId, attempts, knownAs } = mail
  const error = reasonOf(cause)
  if (!(cause instanceof MailRefused) && attempts < mostAttempts) {
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
