import { lastDigestTime } from '../../domain/follow/digest-time.ts'
import { isNotifiedOf } from '../../domain/follow/preferences.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { takeDueForDigest } from './due-digests.store.ts'
import { batchSize, withFirst, readersOf, type NewsDeps } from './follow-news.ts'

/** The newest entries stand in the mail in full, further ones by their names, and the rest as a number. */
const [maxInFull, maxEntries] = [20, 100]

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
      const active = due.filter((follower) => !follower.is_paused)
      if (active.length === 0) return due.length
      const earliest = Math.min(...active.map(({ notified_before: from }) => from.getTime()))
      const latest = await news.since(new Date(earliest), queries)
      // Followers with the same news get the same letter.
      const similar = Map.groupBy(active, ({ triggers, notified_before: from }) =>
        [...triggers, latest.count(from)].join(' '),
      )
      for (const [{ notified_before: from, triggers }, readers] of withFirst(similar)) {
        const wants = (kinds: Parameters<typeof isNotifiedOf>[1]) => isNotifiedOf(triggers, kinds)
        const { total, entries } = await latest.read({ from, wants, limit: maxEntries, language })
        if (total === 0) continue
        const shortened = entries.map((entry, place) => (place < maxInFull ? entry : { ...entry, lines: [] }))
        const letter = mails.digest({ language, entries: shortened, total })
        await deps.queue.putLetter({ ...letter, readers: readersOf(readers, deps) }, at, queries)
      }
      return due.length
    })
  }
  return count
}
