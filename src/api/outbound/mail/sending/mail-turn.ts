import type { Database } from '../../../database/database.ts'
import { lockQueue, noteTold, noteTurn, type HeldBy, type QueueState } from '../mail-hold.store.ts'
import { claimDueMails, isAnyMailDue, type ClaimedMail } from './mail-claims.store.ts'

const second = 1_000
/** No mail is through later than this, so who tries a held queue has it for themselves until then. */
const probeMilliseconds = 60_000
/** A clock that was ahead by more than this was wrong. */
const aheadMilliseconds = 60_000

export interface Turn {
  readonly mails: ClaimedMail[]
  /** Unless null the queue is held, and this one mail is to show whether it still has to be. */
  readonly heldBy: HeldBy | null
  /** Why a report holds the queue, for the one instance that is to say so. */
  readonly news?: string | undefined
}

interface TurnOptions {
  readonly now: Date
  /** Of all instances together. */
  readonly mailsPerSecond: number
  readonly pauses: readonly number[]
}

/**
 * The mails that this instance may send now: a second's worth, or one while the queue is held. The next turn, of whichever
 * instance, begins when these should be through.
 */
export async function takeTurn(
  { now, mailsPerSecond, pauses }: TurnOptions,
  database: Database,
): Promise<Turn> {
  if (!(await isAnyMailDue(now, database))) return { mails: [], heldBy: null }
  return database.transaction(async (queries) => {
    const state = await lockQueue(queries)
    const { held_by: heldBy } = state
    if (state.untold) await noteTold(queries)
    const news = state.untold ? (state.held_reason ?? 'unknown') : undefined
    const isProbe = heldBy !== null
    if (isAhead(state.turn_until, now) || (isProbe && state.try_after !== null && state.try_after > now))
      return { mails: [], heldBy, news }
    const mails = await claimDueMails({ now, most: isProbe ? 1 : mailsPerSecond, pauses, isProbe }, queries)
    const until = new Date(now.getTime() + (second * mails.length) / mailsPerSecond)
    const tryAfter =
      isProbe && mails.length > 0 ? new Date(now.getTime() + probeMilliseconds) : state.try_after
    await noteTurn({ until, tryAfter }, queries)
    return { mails, heldBy, news }
  })
}

function isAhead(until: QueueState['turn_until'], now: Date): boolean {
  return until !== null && until > now && until.getTime() < now.getTime() + aheadMilliseconds
}
