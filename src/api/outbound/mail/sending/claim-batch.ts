import { second } from '../../../../domain/kernel/time/durations.ts'
import type { Database } from '../../../database/database.ts'
import {
  lockQueueState,
  markHoldLogged,
  reserveQueue,
  type HeldBy,
  type QueueState,
} from '../mail-hold.store.ts'
import { claimDueMails, isAnyMailDue, type ClaimedMail } from './mail-claims.store.ts'

/** Upper bound for sending one mail; a trial mail reserves a held queue for this long. */
const probeMilliseconds = 60_000
/** A reservation further in the future than this comes from a wrong clock and is ignored. */
const aheadMilliseconds = 60_000

export interface MailBatch {
  readonly mails: ClaimedMail[]
  /** Why the queue is held, which makes the batch a single trial mail; null if the queue is not held. */
  readonly heldBy: HeldBy | null
  /** The reason of a hold that a bounce report caused and that no instance has logged yet; the instance that gets it logs it. */
  readonly news?: string | undefined
}

interface BatchOptions {
  readonly now: Date
  readonly mailsPerSecond: number
  readonly pauses: readonly number[]
}

/**
 * Claims the mails that this instance may send now: one second's worth, or a single one while the queue is held. No instance
 * claims the next batch before the time has passed that sending this one takes at the permitted rate.
 */
export async function claimBatch(
  { now, mailsPerSecond, pauses }: BatchOptions,
  database: Database,
): Promise<MailBatch> {
  if (!(await isAnyMailDue(now, database))) return { mails: [], heldBy: null }
  return database.transaction(async (queries) => {
    const state = await lockQueueState(queries)
    const { held_by: heldBy } = state
    if (state.untold) await markHoldLogged(queries)
    const news = state.untold ? (state.held_reason ?? 'unknown') : undefined
    const isProbe = heldBy !== null
    if (isAhead(state.turn_until, now) || (isProbe && state.try_after !== null && state.try_after > now))
      return { mails: [], heldBy, news }
    const mails = await claimDueMails({ now, max: isProbe ? 1 : mailsPerSecond, pauses, isProbe }, queries)
    const until = new Date(now.getTime() + (second * mails.length) / mailsPerSecond)
    const tryAfter =
      isProbe && mails.length > 0 ? new Date(now.getTime() + probeMilliseconds) : state.try_after
    await reserveQueue({ until, tryAfter }, queries)
    return { mails, heldBy, news }
  })
}

function isAhead(until: QueueState['turn_until'], now: Date): boolean {
  return until !== null && until > now && until.getTime() < now.getTime() + aheadMilliseconds
}
