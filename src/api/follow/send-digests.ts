import { lastDigestTime } from '../../domain/follow/digest-time.ts'
import { isNotifiedOf } from '../../domain/follow/preferences.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { takeDueForDigest } from './due-digests.store.ts'
import { batchSize, maxEntries, withFirst, readersOf, type NewsDeps } from './follow-news.ts'

export async function sendDigests(deps: NewsDeps): Promise<number> {
  const { database, mails, news, now } = deps
  const at = now()
  let count = 0
  for (const language of languages) {
    const dueSince = new Date(lastDigestTime({ now: at.getTime(), language }))
    count += await database.transaction(async (queries) => {
      const due = await takeDueForDigest(
        { language, notifiedBefore: dueSince, now: at, limit: batchSize },
        queries,
      )
      if (due.length === 0) return 0
      const latest = await news.latest(language, queries)
      const newFor = ({ notified_before: notifiedBefore, triggers }: (typeof due)[number]) =>
        latest
          .filter((item) => item.at > notifiedBefore && (!item.kinds || isNotifiedOf(triggers, item.kinds)))
          .slice(0, maxEntries)
      const active = due.filter((follower) => !follower.is_paused)
      // Followers with equal entries get the same letter. Entries are sorted from the newest on, so the same triggers and an
      // equal number of entries mean the same entries.
      const similar = Map.groupBy(active, (follower) =>
        [...follower.triggers, newFor(follower).length].join(' '),
      )
      for (const [first, readers] of withFirst(similar)) {
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
