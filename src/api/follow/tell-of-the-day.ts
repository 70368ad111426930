import { lastDigestTime } from '../../domain/follow/digest-time.ts'
import { isNotifiedOf } from '../../domain/follow/preferences.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { takeForDigest } from './digest-turns.store.ts'
import { maxConcurrent, maxEntries, firsts, readersOf, type Telling } from './telling.ts'

/** The morning mail, to those who have not had it; answers how many were looked at. */
export async function tellOfTheDay(deps: Telling): Promise<number> {
  const { database, mails, news, now } = deps
  const at = now()
  let count = 0
  for (const language of languages) {
    const dueSince = new Date(lastDigestTime({ now: at.getTime(), language }))
    count += await database.transaction(async (queries) => {
      const due = await takeForDigest(
        { language, notifiedBefore: dueSince, now: at, limit: maxConcurrent },
        queries,
      )
      if (due.length === 0) return 0
      const latest = await news.latest(language, queries)
      const newFor = ({ told_before: notifiedBefore, triggers }: (typeof due)[number]) =>
        latest
          .filter((item) => item.at > notifiedBefore && (!item.kinds || isNotifiedOf(triggers, item.kinds)))
          .slice(0, maxEntries)
      const awake = due.filter((told) => !told.is_paused)
      // The latest stand first: as many of the same kinds are the same ones.
      const similar = Map.groupBy(awake, (told) => [...told.triggers, newFor(told).length].join(' '))
      for (const [first, readers] of firsts(similar)) {
        const entries = newFor(first)
        if (entries.length === 0) continue
        const letter = mails.digest({ language, entries })
        await deps.queue.putLetter({ ...letter, readers: readersOf(readers, deps) }, at, queries)
      }
      return due.length
    })
  }
  return count
}
