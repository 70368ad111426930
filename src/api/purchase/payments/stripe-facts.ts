import type { Stripe } from 'stripe'
import { noFacts, type SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'

interface StripeState {
  readonly session: Stripe.Checkout.Session
  readonly subscription: Stripe.Subscription | null
  readonly charges: readonly Stripe.Charge[]
  readonly isDisputed: boolean
  readonly known: SubscriptionFacts
  readonly now: number
}

/** Stripe counts in seconds, facts in milliseconds. */
export function stripeFacts({
  session,
  subscription,
  charges,
  isDisputed,
  known,
  now,
}: StripeState): SubscriptionFacts {
  if (session.status === 'expired') return { ...noFacts, expiredAt: session.expires_at * 1000 }
  if (session.status !== 'complete' || subscription === null) return noFacts
  if (subscription.status === 'incomplete_expired') return { ...noFacts, declinedAt: endOf(subscription) }
  if (session.payment_status === 'unpaid') return noFacts
  const paidAt = subscription.start_date * 1000
  const isUnpaid = subscription.status === 'past_due' || subscription.status === 'unpaid'
  const lastPaid = charges.find(({ paid }) => paid)
  const lastFailed = charges.find(({ status }) => status === 'failed')
  const period = periodOf(subscription)
  return {
    ...noFacts,
    paidAt,
    lastPaidAt: Math.max(paidAt, (lastPaid?.created ?? 0) * 1000),
    // While a renewal is unpaid, Stripe already reports the new period: the paid one ends at its start.
    paidUntil: (isUnpaid ? period.start : period.end) * 1000,
    failedAt: isUnpaid ? Math.max(period.start, lastFailed?.created ?? 0) * 1000 : null,
    renewal: renewalOf(subscription, { known, now }),
    endedAt: subscription.status === 'canceled' ? endOf(subscription) : null,
    // Only a complete refund ends a subscription; after a partial one it continues.
    refundedAt: lastPaid?.refunded === true ? (known.refundedAt ?? now) : null,
    disputedAt: isDisputed ? (known.disputedAt ?? now) : null,
  }
}

function periodOf({ items, start_date }: Stripe.Subscription): { start: number; end: number } {
  const [item] = items.data
  return { start: item?.current_period_start ?? start_date, end: item?.current_period_end ?? start_date }
}

/** When a cancelled subscription ended, in milliseconds. */
export function endOf({ ended_at, canceled_at, start_date }: Stripe.Subscription): number {
  return (ended_at ?? canceled_at ?? start_date) * 1000
}

/**
 * The renewal if it was cancelled or resumed since the known facts, otherwise null. Stripe states no time for this change, so it
 * is dated at the present moment.
 */
function renewalOf(
  { cancel_at, cancel_at_period_end }: Stripe.Subscription,
  { known, now }: Pick<StripeState, 'known' | 'now'>,
): SubscriptionFacts['renewal'] {
  const isCancelled = cancel_at_period_end || cancel_at !== null
  const wasCancelled = known.renewal?.isCancelled ?? false
  return isCancelled === wasCancelled ? null : { at: now, isCancelled }
}
