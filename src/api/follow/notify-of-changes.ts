import { gatherChanges, notifyAgainAfter } from '../../domain/follow/follow.ts'
import { isNotifiedOf } from '../../domain/follow/preferences.ts'
import { batchSize, withFirst, before, readersOf, type NewsDeps } from './follow-news.ts'
import { restoreNotifiedAt, takeNotices } from './follow-notices.store.ts'

/** The number of parallel workers: one renders mails while the other writes to the database. */
const lanes = 2

export async function notifyOfChanges(deps: NewsDeps): Promise<number> {
  const counts = await Promise.all(Array.from({ length: lanes }, (_, lane) => notifyLane(lane, deps)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function notifyLane(lane: number, deps: NewsDeps): Promise<number> {
  let [count, after] = [0, '0']
  for (;;) {
    const { notifiedCount, last } = await notifyBatch({ lane, after }, deps)
    count += notifiedCount
    if (last === undefined) return count
    after = last
  }
}

async function notifyBatch(
  { lane, after }: { lane: number; after: string },
  deps: NewsDeps,
): Promise<{ notifiedCount: number; last: string | undefined }> {
  const { database, mails, news, now } = deps
  const at = now()
  return database.transaction(async (queries) => {
    const { last, due } = await takeNotices(
      {
        noticedBefore: before(at, gatherChanges),
        notifiedBefore: before(at, notifyAgainAfter),
        now: at,
        limit: batchSize,
        after,
        lane,
        lanes,
      },
      queries,
    )
    if (due.length === 0) return { notifiedCount: 0, last }
    const describe = await news.changes([...new Set(due.flatMap(({ change_ids }) => change_ids))], queries)
    const similar = Map.groupBy(due, ({ language, triggers, change_ids: ids }) =>
      [language, ...triggers, ...ids].join(' '),
    )
    for (const [{ change_ids: ids, language, triggers }, readers] of withFirst(similar)) {
      const entry = describe(ids, language)
      if (entry === undefined || !isNotifiedOf(triggers, entry.kinds)) {
        await restoreNotifiedAt(readers, queries)
        continue
      }
      const letter = mails.changed({ language, name: entry.name, entries: [entry] })
      await deps.queue.putLetter({ ...letter, readers: readersOf(readers, deps) }, at, queries)
    }
    return { notifiedCount: due.length, last }
  })
}
