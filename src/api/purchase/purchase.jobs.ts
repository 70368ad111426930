import { noFacts } from '../../domain/purchase/subscription-facts.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { applyStoredEvent } from './apply-events.ts'
import { applyTold } from './apply-told.ts'
import { askAbout, isAskable, type Asking } from './ask-provider.ts'
import { couponFailureMilliseconds } from './check-coupon.ts'
import { deleteEventsBefore } from './payment-events.store.ts'
import { deleteCouponFailuresBefore } from './sold/coupon-uses.store.ts'
import { deleteUnpaidBefore, findSubscription } from './subscriptions/subscriptions.store.ts'
import { takeDue } from './subscriptions/subscription-askings.store.ts'
import { day, hour, minute } from '../../domain/kernel/time/durations.ts'

/** So many are asked about in one run. */
const maxConcurrent = 50
const unpaidMilliseconds = 30 * day
const eventMilliseconds = 180 * day

export function purchaseJobs(deps: Asking): Job[] {
  return [
    everyInstanceOnWrites({
      name: 'events',
      everyMilliseconds: 2_000,
      complaint: 'what the payment provider has told could not be applied',
      async run({ isStopping }) {
        for (let left = maxConcurrent; left > 0 && !isStopping(); left--)
          if (!(await applyStoredEvent(deps))) return
      },
    }),
    everyInstanceOnWrites({
      name: 'payments',
      everyMilliseconds: 2_000,
      complaint: 'the payment provider could not be asked about subscriptions',
      async run({ isStopping }) {
        for (let left = maxConcurrent; left > 0 && !isStopping(); left--)
          if (!(await askAboutNext(deps))) return
      },
    }),
    everyInstance({
      name: 'old purchases',
      everyMilliseconds: hour,
      complaint: 'purchases that nobody paid could not be forgotten',
      async run({ database, now }) {
        const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
        await deleteUnpaidBefore(before(unpaidMilliseconds), database)
        await deleteEventsBefore(before(eventMilliseconds), database)
        await deleteCouponFailuresBefore(before(couponFailureMilliseconds), database)
      },
    }),
  ]
}

/** Makes up for what nobody has told: false when there is nothing to ask. */
async function askAboutNext(deps: Asking): Promise<boolean> {
  const now = deps.now()
  const id = await takeDue({ now, askAgain: new Date(now.getTime() + 2 * minute) }, deps.database)
  const row = id === undefined ? undefined : await findSubscription(id, deps.database)
  if (row === undefined) return false
  if (isAskable(row, deps)) await askAbout(row, deps)
  else if (row.state === 'waiting' && row.checkout_ends_at <= now) {
    // Nobody was led to a checkout, or to one of a provider that is no longer ours.
    const told = { facts: { ...noFacts, expiredAt: now.getTime() }, subscription: null, customer: null }
    const word = { id: row.subscription_id, told, cause: 'no checkout', trace: row.subscription_id, now }
    await deps.database.transaction((queries) => applyTold(word, deps, queries))
  }
  return true
}
