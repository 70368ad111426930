import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { forgetNotes } from '../outbound/push/push-queue.store.ts'
import type { PushLanes } from '../outbound/push/push-run.ts'
import { tellOfSales } from './tell-of-sales.ts'
import { tellOfPrices } from './tell-of-prices.ts'
import type { DueDeps } from './due-needs.ts'
import { forgetIdleBrowsers } from './push-browsers.store.ts'
import { forgetTurns } from './due-turns.store.ts'

const salesMilliseconds = 10_000
const pricesMilliseconds = 5_000
const sendMilliseconds = 500
const hour = 3_600_000
const day = 24 * hour

/** Every row is taken by one instance; what is queued is sent by any. */
export function pushJobs(deps: DueDeps & { readonly lanes: PushLanes }): Job[] {
  return [
    everyInstance({
      name: 'sales',
      everyMilliseconds: salesMilliseconds,
      complaint: 'starts and ends of sales could not be notified',
      run: () => tellOfSales(deps),
    }),
    everyInstance({
      name: 'prices',
      everyMilliseconds: pricesMilliseconds,
      complaint: 'price alerts could not be notified',
      run: () => tellOfPrices(deps),
    }),
    everyInstanceOnWrites({
      name: 'queue',
      everyMilliseconds: sendMilliseconds,
      complaint: 'queued notifications could not be sent',
      run: ({ isStopping }) => deps.lanes.run(isStopping),
    }),
    everyInstance({
      name: 'old records',
      everyMilliseconds: hour,
      complaint: 'old notifications could not be forgotten',
      async run({ database, now }) {
        const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
        await forgetNotes({ before: before(7 * day) }, database)
        await forgetTurns(before(7 * day), database)
        await forgetIdleBrowsers(before(90 * day), database)
      },
    }),
  ]
}
