import { day, hour, minute } from '../../domain/kernel/time/durations.ts'
import { retention } from '../../domain/kernel/time/retention.ts'
import { noFacts } from '../../domain/purchase/subscription-facts.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { applyStoredEvent } from './apply-events.ts'
import { applyProviderFacts } from './apply-provider-facts.ts'
import { couponFailureMilliseconds } from './check-coupon.ts'
import { deleteEventsBefore } from './payment-events.store.ts'
import { refreshFromProvider, isKnownToProvider, type ProviderDeps } from './refresh-from-provider.ts'
import { deleteCouponFailuresBefore } from './sold/coupon-uses.store.ts'
import { takeDueCheck } from './subscriptions/provider-checks.store.ts'
import { deleteUnpaidBefore, findSubscription } from './subscriptions/subscriptions.store.ts'

const maxPerRun = 50
const eventMilliseconds = 180 * day

export function purchaseJobs(deps: ProviderDeps): Job[] {
  return [
    everyInstanceOnWrites({
      name: 'events',
      everyMilliseconds: 2_000,
      complaint: 'stored events of the payment provider could not be applied',
      async run({ isStopping }) {
        for (let left = maxPerRun; left > 0 && !isStopping(); left--)
          if (!(await applyStoredEvent(deps))) return
      },
    }),
    everyInstanceOnWrites({
      name: 'payments',
      everyMilliseconds: 2_000,
      complaint: 'the facts of subscriptions could not be fetched from the payment provider',
      async run({ isStopping }) {
        for (let left = maxPerRun; left > 0 && !isStopping(); left--) if (!(await refreshNext(deps))) return
      },
    }),
    everyInstance({
      name: 'old purchases',
      everyMilliseconds: hour,
      complaint: 'old unpaid purchases could not be deleted',
      async run({ database, now }) {
        const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
        await deleteUnpaidBefore(before(retention.unpaidPurchase), database)
        await deleteEventsBefore(before(eventMilliseconds), database)
        await deleteCouponFailuresBefore(before(couponFailureMilliseconds), database)
      },
    }),
  ]
}

/** Fetches the facts of the next subscription that is due, in case a webhook was lost. False if none is due. */
async function refreshNext(deps: ProviderDeps): Promise<boolean> {
  const now = deps.now()
  const id = await takeDueCheck({ now, nextCheckAt: new Date(now.getTime() + 2 * minute) }, deps.database)
  const row = id === undefined ? undefined : await findSubscription(id, deps.database)
  if (row === undefined) return false
  if (isKnownToProvider(row, deps)) await refreshFromProvider(row, deps)
  else if (row.state === 'waiting' && row.checkout_ends_at <= now) {
    // The payment window is over, and either no checkout was opened or the checkout belongs to the other provider: the
    // subscription can no longer be paid.
    const providerFacts = {
      facts: { ...noFacts, expiredAt: now.getTime() },
      subscription: null,
      customer: null,
    }
    const update = {
      id: row.subscription_id,
      providerFacts,
      cause: 'no checkout',
      trace: row.subscription_id,
      now,
    }
    await deps.database.transaction((queries) => applyProviderFacts(update, deps, queries))
  }
  return true
}
