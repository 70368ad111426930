import { confirmWithin, forgetAfter } from '../../domain/follow/follow.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { batchSize, before, type NewsDeps } from './follow-news.ts'
import { forgetFollows } from './forget-follows.store.ts'
import { notifyOfChanges } from './notify-of-changes.ts'
import type { FollowDeps } from './request-follow.ts'
import { sendDigests } from './send-digests.ts'
import { mailStopLink } from './stop-following.ts'

const notifyMilliseconds = 20_000
const stopMilliseconds = 1_000
const forgetMilliseconds = 3_600_000

/** The jobs of follows run on every instance; row locks keep two instances from taking the same notice or follower. */
export function followJobs(deps: NewsDeps & FollowDeps): Job[] {
  const { database, now } = deps
  return [
    everyInstanceOnWrites({
      name: 'notices',
      everyMilliseconds: notifyMilliseconds,
      complaint: 'followers could not be notified',
      async run() {
        await notifyOfChanges(deps)
        while ((await sendDigests(deps)) >= batchSize);
      },
    }),
    everyInstanceOnWrites({
      name: 'links to stop',
      everyMilliseconds: stopMilliseconds,
      complaint: 'unsubscription links could not be mailed',
      async run({ isStopping }) {
        while (!isStopping() && (await mailStopLink(deps)));
      },
    }),
    everyInstance({
      name: 'old records',
      everyMilliseconds: forgetMilliseconds,
      complaint: 'old follow records could not be deleted',
      run: () =>
        forgetFollows(
          { waitingBefore: before(now(), confirmWithin), leftBefore: before(now(), forgetAfter) },
          database,
        ),
    }),
  ]
}
