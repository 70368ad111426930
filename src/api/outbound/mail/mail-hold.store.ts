import type { Queries } from '../../database/database.ts'
import { emptyContent } from './sending/mail-sending.store.ts'

export type HeldBy = 'policy' | 'away'

export interface QueueState {
  readonly turn_until: Date | null
  readonly held_by: HeldBy | null
  readonly held_reason: string | null
  readonly held_since: Date | null
  readonly tries: number
  readonly try_after: Date | null
  readonly untold: boolean
}

const columns = 'turn_until, held_by, held_reason, held_since, tries, try_after, untold'

export async function readQueue({ query }: Queries): Promise<QueueState> {
  return firstRow(await query<QueueState>(`select ${columns} from mail_queue`))
}

/** Locks the row of the queue, so that no other instance takes mails until the transaction ends. */
export async function lockQueueState({ query }: Queries): Promise<QueueState> {
  return firstRow(await query<QueueState>(`select ${columns} from mail_queue for update`))
}

function firstRow([row]: readonly QueueState[]): QueueState {
  if (row === undefined) throw new Error('The mail queue has no state.')
  return row
}

export async function reserveQueue(
  { until, tryAfter }: { until: Date; tryAfter: Date | null },
  { query }: Queries,
): Promise<void> {
  await query('update mail_queue set turn_until = $1, try_after = $2', [until, tryAfter])
}

export async function putHold(
  { by, reason, since, tries, tryAfter, untold }: HoldRow,
  { query }: Queries,
): Promise<void> {
  await query(
    `update mail_queue set held_by = $1, held_reason = $2, held_since = $3, tries = $4, try_after = $5, untold = $6`,
    [by, reason, since, tries, tryAfter, untold],
  )
}

export async function markHoldLogged({ query }: Queries): Promise<void> {
  await query('update mail_queue set untold = false')
}

interface HoldRow {
  readonly by: HeldBy
  readonly reason: string
  readonly since: Date
  readonly tries: number
  readonly tryAfter: Date
  readonly untold: boolean
}

/**
 * Ends the hold once the server accepts a mail again. However often a mail was refused during the hold, the hold counts as one
 * attempt to send it. A mail for which that was the first attempt is due now; any other waits for the pause of its attempt
 * (`pauses`, in seconds). A mail that reaches `maxAttempts` is abandoned. Returns the number of abandoned mails.
 */
export async function deleteHold(
  { now, pauses, maxAttempts }: { now: Date; pauses: readonly number[]; maxAttempts: number },
  { query }: Queries,
): Promise<number> {
  await query(
    `update mail_queue set held_by = null, held_reason = null, held_since = null, tries = 0, try_after = null, untold = false`,
  )
  const abandoned = await query(
    `update mails set held = false, attempts = attempts + 1, given_up_at = $1, ${emptyContent}
     where held and attempts + 1 >= $2 returning 1`,
    [now, maxAttempts],
  )
  await query(
    `update mails set held = false, attempts = attempts + 1,
       send_after = case when attempts = 0 then $1::timestamptz else $1::timestamptz
         + make_interval(secs => ($2::integer[])[least(attempts + 1, cardinality($2::integer[]))]) end
     where held`,
    [now, pauses],
  )
  return abandoned.length
}

export async function makeAllDue(now: Date, { query }: Queries): Promise<number> {
  await query('update mail_queue set try_after = $1 where held_by is not null', [now])
  const due = await query('update mails set send_after = $1 where given_up_at is null returning 1', [now])
  return due.length
}
