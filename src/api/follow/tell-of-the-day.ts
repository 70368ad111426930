import { lastDigestTime } from '../../domain/follow/digest-time.ts'
import { isToldOf } from '../../domain/follow/preferences.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { takeForDigest } from './digest-turns.store.ts'
import { mostAtOnce, mostEntries, firsts, readersOf, type Telling } from './telling.ts'

/** The morning mail, to those who have not had it; answers how many were looked at. */
export async function tellOfTheDay(needs: Telling): Promise<number> {
  const { database, mails, news, now } = needs
  const at = now()
  let count = 0
  for (const language of languages) {
    const dueSince = new Date(lastDigestTime({ now: at.getTime(), language }))
    count += await database.transaction(async (queries) => {
      const due = await takeForDigest({ language, toldBefore: dueSince, now: at, limit: mostAtOnce }, queries)
      if (due.length === 0) return 0
      const latest = await news.latest(language, queries)
      const newFor = ({ told_before: toldBefore, triggers }: (typeof due)[number]) =>
        latest
          .filter((item) => item.at > toldBefore && (!item.kinds || isToldOf(triggers, item.kinds)))
          .slice(0, mostEntries)
      const awake = due.filter((told) => !told.is_paused)
      // The latest stand first: as many of the same kinds are the same ones.
      const alike = Map.groupBy(awake, (told) => [...told.triggers, newFor(told).length].join(' '))
      for (const [first, readers] of firsts(alike)) {
        const entries = newFor(first)
        if (entries.length === 0) continue
        const letter = mails.digest({ language, entries })
        await needs.queue.putLetter({ ...letter, readers: readersOf(readers, needs) }, at, queries)
      }
      return due.length
    })
  }
  return count
}
