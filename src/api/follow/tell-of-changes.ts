import { gatherChanges, notifyAgainAfter } from '../../domain/follow/follow.ts'
import { isNotifiedOf } from '../../domain/follow/preferences.ts'
import { giveTurnBack, takeNotices } from './follow-notices.store.ts'
import { maxConcurrent, maxEntries, firsts, before, readersOf, type Telling } from './telling.ts'

/** One is written to the database while letters of the other are put together. */
const lanes = 2

/** Mails to followers of offerings that have changed; answers how many were told. */
export async function tellOfChanges(deps: Telling): Promise<number> {
  const told = await Promise.all(Array.from({ length: lanes }, (_, lane) => tellLane(lane, deps)))
  return told.reduce((sum, count) => sum + count, 0)
}

async function tellLane(lane: number, deps: Telling): Promise<number> {
  let [count, after] = [0, '0']
  for (;;) {
    const { told, last } = await tellSome({ lane, after }, deps)
    count += told
    if (last === undefined) return count
    after = last
  }
}

async function tellSome(
  { lane, after }: { lane: number; after: string },
  deps: Telling,
): Promise<{ told: number; last: string | undefined }> {
  const { database, mails, news, now } = deps
  const at = now()
  return database.transaction(async (queries) => {
    const { last, due } = await takeNotices(
      {
        noticedBefore: before(at, gatherChanges),
        notifiedBefore: before(at, notifyAgainAfter),
        now: at,
        limit: maxConcurrent,
        after,
        lane,
        lanes,
      },
      queries,
    )
    if (due.length === 0) return { told: 0, last }
    const report = await news.changes([...new Set(due.flatMap(({ change_ids }) => change_ids))], queries)
    const similar = Map.groupBy(due, ({ language, triggers, change_ids: ids }) =>
      [language, ...triggers, ...ids].join(' '),
    )
    for (const [{ change_ids: ids, language, triggers }, readers] of firsts(similar)) {
      const told = ids.flatMap((id) => report(id, language) ?? [])
      const entries = told.filter(({ kinds }) => isNotifiedOf(triggers, kinds)).slice(0, maxEntries)
      const [first] = entries
      if (first === undefined) {
        await giveTurnBack(readers, queries)
        continue
      }
      const letter = mails.changed({ language, name: first.name, entries })
      await deps.queue.putLetter({ ...letter, readers: readersOf(readers, deps) }, at, queries)
    }
    return { told: due.length, last }
  })
}
