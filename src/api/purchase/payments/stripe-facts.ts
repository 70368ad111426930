import type { Stripe } from 'stripe'
import { noFacts, type SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'

interface Seen {
  readonly session: Stripe.Checkout.Session
  readonly subscription: Stripe.Subscription | null
  /** The newest first. */
  readonly charges: readonly Stripe.Charge[]
  /** What was known before. */
  readonly known: SubscriptionFacts
  readonly now: number
}

/** What Stripe says of a checkout and of what came of it, as facts of ours. Its moments are in seconds. */
export function stripeFacts({ session, subscription, charges, known, now }: Seen): SubscriptionFacts {
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
    // While a renewal is not paid, Stripe has begun the period that it is for.
    paidUntil: (isUnpaid ? period.start : period.end) * 1000,
    failedAt: isUnpaid ? Math.max(period.start, lastFailed?.created ?? 0) * 1000 : null,
    renewal: renewalOf(subscription, { known, now }),
    endedAt: subscription.status === 'canceled' ? endOf(subscription) : null,
    // A part that was given back, as a kindness, ends nothing.
    refundedAt: lastPaid?.refunded === true ? (known.refundedAt ?? now) : null,
  }
}

function periodOf({ items, start_date }: Stripe.Subscription): { start: number; end: number } {
  const [item] = items.data
  return { start: item?.current_period_start ?? start_date, end: item?.current_period_end ?? start_date }
}

function endOf({ ended_at, canceled_at, start_date }: Stripe.Subscription): number {
  return (ended_at ?? canceled_at ?? start_date) * 1000
}

/** Only a word that is another one than before has a moment, which is that of asking: Stripe does not tell when it was. */
function renewalOf(
  { cancel_at, cancel_at_period_end }: Stripe.Subscription,
  { known, now }: Pick<Seen, 'known' | 'now'>,
): SubscriptionFacts['renewal'] {
  const isCancelled = cancel_at_period_end || cancel_at !== null
  const wasCancelled = known.renewal?.isCancelled ?? false
  return isCancelled === wasCancelled ? null : { at: now, isCancelled }
}
