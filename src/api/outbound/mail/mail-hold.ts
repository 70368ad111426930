import { minute } from '../../../domain/kernel/time/durations.ts'
import type { Database, Queries } from '../../database/database.ts'
import { deleteHold, lockQueueState, putHold, type HeldBy } from './mail-hold.store.ts'

const pausesOf: Readonly<Record<HeldBy, readonly number[]>> = {
  policy: [minute, 5 * minute, 15 * minute, 30 * minute],
  away: [minute / 4, minute / 2, minute, 2 * minute, 5 * minute],
}

interface Hold {
  readonly by: HeldBy
  readonly reason: string
  readonly now: Date
}

/**
 * Holds the queue: until a mail is accepted again, only single trial mails are sent, with a longer pause after each. Returns
 * false if the queue was already held for the same kind of reason.
 */
export async function holdQueue({ by, reason, now }: Hold, database: Database): Promise<boolean> {
  return database.transaction(async (queries) => {
    const { held_by: before, held_since: since, tries } = await lockQueueState(queries)
    const pauses = pausesOf[by]
    const count = before === by ? tries : 0
    const pause = pauses[Math.min(count, pauses.length - 1)] ?? minute
    await putHold(
      {
        by,
        reason,
        since: (before === null ? undefined : since) ?? now,
        tries: count + 1,
        tryAfter: new Date(now.getTime() + pause),
        untold: false,
      },
      queries,
    )
    return before !== by
  })
}

/**
 * Holds the queue because a bounce report says that a host refuses this site. The pause grows with the number of
 * refusing hosts: the rule of one host must not delay the mails to all others.
 */
export async function holdForReport(
  { status, hosts, now }: { status: string; hosts: number; now: Date },
  queries: Queries,
): Promise<void> {
  const {
    held_by: before,
    held_since: since,
    tries,
    try_after: planned,
    untold,
  } = await lockQueueState(queries)
  const isHeld = before === 'policy'
  const pauses = pausesOf.policy
  const pause = pauses[Math.min(hosts, pauses.length) - 1] ?? minute
  const after = now.getTime() + pause
  await putHold(
    {
      by: 'policy',
      reason: `${status} in a report`,
      since: (before === null ? undefined : since) ?? now,
      tries: isHeld ? tries : 0,
      tryAfter: new Date(isHeld && planned !== null ? Math.max(after, planned.getTime()) : after),
      untold: untold || !isHeld,
    },
    queries,
  )
}

export async function releaseQueue(
  options: { now: Date; pauses: readonly number[]; maxAttempts: number },
  database: Database,
): Promise<number> {
  return database.transaction(async (queries) => {
    await lockQueueState(queries)
    return deleteHold(options, queries)
  })
}
