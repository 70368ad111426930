import { lastDigestTime } from '../../domain/follow/digest-time.ts'
import { confirmWithin, forgetAfter, gatherChanges, tellAgainAfter } from '../../domain/follow/follow.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import type { Database, Queries } from '../database/database.ts'
import { everyInstance, type Job } from '../jobs/job.ts'
import { queueMails } from '../outbound/mail/mail-queue.store.ts'
import type { FollowLinks } from './follow-links.ts'
import { takeForDigest, takeNotices, type DueFollower } from './follow-notices.store.ts'
import type { FollowMails, NewsEntry } from './follow.mails.ts'
import { forgetFollows } from './follows.store.ts'
import type { Following } from './ask-to-follow.ts'
import { mailStopLink } from './stop-following.ts'

const tellMilliseconds = 20_000
const stopMilliseconds = 1_000
const forgetMilliseconds = 3_600_000
const mostAtOnce = 100
const mostEntries = 20

/** A change in a language; undefined when it is nothing to write about, or its offering is not to be seen. */
export type TellChange = (
  changeId: string,
  language: Language,
) => (NewsEntry & { readonly name: string }) | undefined

export interface FollowNews {
  readonly changes: (changeIds: readonly string[], queries: Queries) => Promise<TellChange>
  /** What is new on the site, the latest first. */
  readonly latest: (
    language: Language,
    queries: Queries,
  ) => Promise<readonly (NewsEntry & { readonly at: Date })[]>
}

interface FollowJobs {
  readonly database: Database
  readonly links: FollowLinks
  readonly mails: FollowMails
  readonly news: FollowNews
  readonly now: () => Date
}

/** Mails to followers of offerings that have changed; answers how many followers were looked at. */
export async function tellOfChanges({ database, links, mails, news, now }: FollowJobs): Promise<number> {
  const at = now()
  return database.transaction(async (queries) => {
    const due = await takeNotices(
      {
        noticedBefore: before(at, gatherChanges),
        toldBefore: before(at, tellAgainAfter),
        now: at,
        limit: mostAtOnce,
      },
      queries,
    )
    if (due.length === 0) return 0
    const tell = await news.changes([...new Set(due.flatMap(({ change_ids }) => change_ids))], queries)
    const letters = due.flatMap(({ change_ids: ids, ...follower }) => {
      const entries = ids.slice(0, mostEntries).flatMap((id) => tell(id, follower.language) ?? [])
      const [first] = entries
      if (first === undefined) return []
      return mails.changed({
        reader: follower,
        name: first.name,
        entries,
        stopToken: stopTokenOf(follower, links),
      })
    })
    await queueMails(letters, at, queries)
    return due.length
  })
}

/** The morning mail, to those who have not had it; answers how many were looked at. */
export async function tellOfTheDay({ database, links, mails, news, now }: FollowJobs): Promise<number> {
  const at = now()
  let count = 0
  for (const language of languages) {
    const dueSince = new Date(lastDigestTime({ now: at.getTime(), language }))
    count += await database.transaction(async (queries) => {
      const due = await takeForDigest({ language, toldBefore: dueSince, now: at, limit: mostAtOnce }, queries)
      if (due.length === 0) return 0
      const latest = await news.latest(language, queries)
      const letters = due.flatMap(({ told_before: toldBefore, ...follower }) => {
        const entries = latest.filter((item) => item.at > toldBefore).slice(0, mostEntries)
        if (entries.length === 0) return []
        return mails.digest({ reader: follower, entries, stopToken: stopTokenOf(follower, links) })
      })
      await queueMails(letters, at, queries)
      return due.length
    })
  }
  return count
}

function before(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() - milliseconds)
}

function stopTokenOf({ follow_id: id, salt }: DueFollower, links: FollowLinks): string {
  return links.write({ kind: 'stop', id, salt })
}

/** Each instance takes notices and followers that no other has taken. */
export function followJobs(needs: FollowJobs & Following): Job[] {
  const { database, now } = needs
  return [
    everyInstance({
      name: 'notices',
      everyMilliseconds: tellMilliseconds,
      complaint: 'followers could not be told',
      async run() {
        while ((await tellOfChanges(needs)) === mostAtOnce);
        while ((await tellOfTheDay(needs)) >= mostAtOnce);
      },
    }),
    everyInstance({
      name: 'links to stop',
      everyMilliseconds: stopMilliseconds,
      complaint: 'links to stop could not be mailed',
      async run({ isStopping }) {
        while (!isStopping() && (await mailStopLink(needs)));
      },
    }),
    everyInstance({
      name: 'old records',
      everyMilliseconds: forgetMilliseconds,
      complaint: 'old follow records could not be forgotten',
      run: () =>
        forgetFollows(
          { waitingBefore: before(now(), confirmWithin), leftBefore: before(now(), forgetAfter) },
          database,
        ),
    }),
  ]
}
