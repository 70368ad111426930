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
  /** Unless null the queue is held, and the batch is one trial mail. */
  readonly heldBy: HeldBy | null
  /** Reason of a hold caused by a report, passed to the one instance that logs it. */
  readonly news?: string | undefined
}

interface BatchOptions {
  readonly now: Date
  readonly mailsPerSecond: number
  readonly pauses: readonly number[]
}

/**
 * Claims the mails that this instance may send now: one second's worth, or a single one while the queue is held.
 * Until they should be sent, no instance claims the next batch.
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
