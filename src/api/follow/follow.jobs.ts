import { confirmWithin, forgetAfter } from '../../domain/follow/follow.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { forgetFollows } from './forget-follows.store.ts'
import type { Following } from './ask-to-follow.ts'
import { mailStopLink } from './stop-following.ts'
import { tellOfChanges } from './tell-of-changes.ts'
import { tellOfTheDay } from './tell-of-the-day.ts'
import { maxConcurrent, before, type Telling } from './telling.ts'

const tellMilliseconds = 20_000
const stopMilliseconds = 1_000
const forgetMilliseconds = 3_600_000

/** Each instance takes notices and followers that no other has taken. */
export function followJobs(deps: Telling & Following): Job[] {
  const { database, now } = deps
  return [
    everyInstanceOnWrites({
      name: 'notices',
      everyMilliseconds: tellMilliseconds,
      complaint: 'followers could not be told',
      async run() {
        await tellOfChanges(deps)
        while ((await tellOfTheDay(deps)) >= maxConcurrent);
      },
    }),
    everyInstanceOnWrites({
      name: 'links to stop',
      everyMilliseconds: stopMilliseconds,
      complaint: 'links to stop could not be mailed',
      async run({ isStopping }) {
        while (!isStopping() && (await mailStopLink(deps)));
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
