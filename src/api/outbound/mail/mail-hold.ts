import type { Database } from '../../database/database.ts'
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
      },
      queries,
    )
    return before !== by
  })
}

/** Answers how many mails were given up: the server takes others, but has refused these too often. */
export async function releaseQueue(
  options: { now: Date; pauses: readonly number[]; mostAttempts: number },
  database: Database,
): Promise<number> {
  return database.transaction(async (queries) => {
    await lockQueue(queries)
    return deleteHold(options, queries)
  })
}
