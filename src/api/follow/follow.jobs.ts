import { lastDigestTime } from '../../domain/follow/digest-time.ts'
import { confirmWithin, forgetAfter, gatherChanges, tellAgainAfter } from '../../domain/follow/follow.ts'
import { isToldOf, type Trigger } from '../../domain/follow/preferences.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import type { Database, Queries } from '../database/database.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { FollowLinks } from './follow-links.ts'
import { giveTurnBack, takeForDigest, takeNotices, type DueFollower } from './follow-notices.store.ts'
import type { FollowMails, NewsEntry } from './follow.mails.ts'
import { forgetFollows } from './follows.store.ts'
import type { Following } from './ask-to-follow.ts'
import { mailStopLink } from './stop-following.ts'

const tellMilliseconds = 20_000
const stopMilliseconds = 1_000
const forgetMilliseconds = 3_600_000
/** A few hundredths of a second of work, so that nobody waits for it. */
const mostAtOnce = 1_500
/** One is written to the database while letters of the other are put together. */
const lanes = 2
const mostEntries = 20

/** A change in a language; undefined when it is nothing to write about, or its offering is not to be seen. */
export type TellChange = (
  changeId: string,
  language: Language,
) => (NewsEntry & { readonly name: string; readonly kinds: readonly Trigger[] }) | undefined

export interface FollowNews {
  readonly changes: (changeIds: readonly string[], queries: Queries) => Promise<TellChange>
  /** What is new on the site, the latest first; what is no change has no kinds. */
  readonly latest: (
    language: Language,
    queries: Queries,
  ) => Promise<
    readonly (NewsEntry & { readonly at: Date; readonly kinds?: readonly Trigger[] | undefined })[]
  >
}

interface FollowJobs {
  readonly database: Database
  readonly links: FollowLinks
  readonly mails: FollowMails
  readonly queue: MailQueue
  readonly news: FollowNews
  readonly now: () => Date
}

/** Mails to followers of offerings that have changed; answers how many were told. */
export async function tellOfChanges(needs: FollowJobs): Promise<number> {
  const told = await Promise.all(Array.from({ length: lanes }, (_, lane) => tellLane(lane, needs)))
  return told.reduce((sum, count) => sum + count, 0)
}

async function tellLane(lane: number, needs: FollowJobs): Promise<number> {
  let [count, after] = [0, '0']
  for (;;) {
    const { told, last } = await tellSome({ lane, after }, needs)
    count += told
    if (last === undefined) return count
    after = last
  }
}

async function tellSome(
  { lane, after }: { lane: number; after: string },
  needs: FollowJobs,
): Promise<{ told: number; last: string | undefined }> {
  const { database, mails, news, now } = needs
  const at = now()
  return database.transaction(async (queries) => {
    const { last, due } = await takeNotices(
      {
        noticedBefore: before(at, gatherChanges),
        toldBefore: before(at, tellAgainAfter),
        now: at,
        limit: mostAtOnce,
        after,
        lane,
        lanes,
      },
      queries,
    )
    if (due.length === 0) return { told: 0, last }
    const tell = await news.changes([...new Set(due.flatMap(({ change_ids }) => change_ids))], queries)
    const alike = Map.groupBy(due, ({ language, triggers, change_ids: ids }) =>
      [language, ...triggers, ...ids].join(' '),
    )
    for (const [{ change_ids: ids, language, triggers }, readers] of firsts(alike)) {
      const told = ids.flatMap((id) => tell(id, language) ?? [])
      const entries = told.filter(({ kinds }) => isToldOf(triggers, kinds)).slice(0, mostEntries)
      const [first] = entries
      if (first === undefined) {
        await giveTurnBack(readers, queries)
        continue
      }
      const letter = mails.changed({ language, name: first.name, entries })
      await needs.queue.putLetter({ ...letter, readers: readersOf(readers, needs) }, at, queries)
    }
    return { told: due.length, last }
  })
}

/** The morning mail, to those who have not had it; answers how many were looked at. */
export async function tellOfTheDay(needs: FollowJobs): Promise<number> {
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

/** Each group with the first of it, who stands for all. */
function firsts<Told>(groups: ReadonlyMap<unknown, readonly Told[]>): [Told, readonly Told[]][] {
  return [...groups.values()].flatMap((told) =>
    told.slice(0, 1).map((first) => [first, told] as [Told, Told[]]),
  )
}

function before(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() - milliseconds)
}

function readersOf(followers: readonly DueFollower[], { links }: { links: FollowLinks }) {
  return followers.map(({ follow_id: id, salt, email, ...own }) => ({
    to: email,
    proof: links.write({ kind: 'stop', id, salt }),
    holderProof: links.write({ kind: 'preferences', id: own.follower_id, salt: own.follower_salt }),
  }))
}

/** Each instance takes notices and followers that no other has taken. */
export function followJobs(needs: FollowJobs & Following): Job[] {
  const { database, now } = needs
  return [
    everyInstanceOnWrites({
      name: 'notices',
      everyMilliseconds: tellMilliseconds,
      complaint: 'followers could not be told',
      async run() {
        await tellOfChanges(needs)
        while ((await tellOfTheDay(needs)) >= mostAtOnce);
      },
    }),
    everyInstanceOnWrites({
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
