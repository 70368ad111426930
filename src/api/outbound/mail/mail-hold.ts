import type { Database, Queries } from '../../database/database.ts'
import { deleteHold, lockQueue, putHold, type HeldBy } from './mail-hold.store.ts'

const minute = 60_000
/** After the first refusal, the second and so on; the last one for all that come after. */
const pausesOf: Readonly<Record<HeldBy, readonly number[]>> = {
  policy: [minute, 5 * minute, 15 * minute, 30 * minute],
  away: [minute / 4, minute / 2, minute, 2 * minute, 5 * minute],
}

interface Hold {
  readonly by: HeldBy
  readonly reason: string
  readonly now: Date
}

/** Nothing is sent until one mail, tried after a growing pause, is taken. Answers whether that is news. */
export async function holdQueue({ by, reason, now }: Hold, database: Database): Promise<boolean> {
  return database.transaction(async (queries) => {
    const { held_by: before, held_since: since, tries } = await lockQueue(queries)
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
 * A refusal of us that came back later, in a report. It holds the queue as one that is heard at once does, for longer the more
 * hosts refuse us: it may be the rule of one, and whoever is written to could have all others wait.
 */
export async function holdForReport(
  { status, hosts, now }: { status: string; hosts: number; now: Date },
  queries: Queries,
): Promise<void> {
  const { held_by: before, held_since: since, tries, try_after: planned, untold } = await lockQueue(queries)
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

/** Answers how many mails were given up: the server takes others, but has refused these too often. */
export async function releaseQueue(
  options: { now: Date; pauses: readonly number[]; maxAttempts: number },
  database: Database,
): Promise<number> {
  return database.transaction(async (queries) => {
    await lockQueue(queries)
    return deleteHold(options, queries)
  })
}
