import { day } from '../kernel/time/durations.ts'

/**
 * The known facts of a subscription, as milliseconds since 1970. Facts are only added, and merging two sets gives the
 * same result in any order and however often, so the order of a payment provider's events does not matter.
 */
export interface SubscriptionFacts {
  readonly paidAt: number | null
  readonly lastPaidAt: number | null
  readonly paidUntil: number | null
  readonly failedAt: number | null
  readonly renewal: { readonly at: number; readonly isCancelled: boolean } | null
  readonly endedAt: number | null
  readonly refundedAt: number | null
  /** The buyer's bank has taken a payment back. Subscriptions stored earlier lack this fact. */
  readonly disputedAt?: number | null
  /** The first payment was refused (`declinedAt`), or not made in time (`expiredAt`). */
  readonly declinedAt: number | null
  readonly expiredAt: number | null
}

export const noFacts: SubscriptionFacts = {
  paidAt: null,
  lastPaidAt: null,
  paidUntil: null,
  failedAt: null,
  renewal: null,
  endedAt: null,
  refundedAt: null,
  disputedAt: null,
  declinedAt: null,
  expiredAt: null,
}

/**
 * Merges two sets of facts. Of a fact that happens only once, such as the first payment, the earliest time counts; of one that
 * repeats, such as a later payment, the latest.
 */
export function mergeFacts(one: SubscriptionFacts, other: SubscriptionFacts): SubscriptionFacts {
  return {
    paidAt: earliest(one.paidAt, other.paidAt),
    lastPaidAt: latest(one.lastPaidAt, other.lastPaidAt),
    paidUntil: latest(one.paidUntil, other.paidUntil),
    failedAt: latest(one.failedAt, other.failedAt),
    renewal: laterRenewal(one.renewal, other.renewal),
    endedAt: earliest(one.endedAt, other.endedAt),
    refundedAt: earliest(one.refundedAt, other.refundedAt),
    disputedAt: earliest(one.disputedAt ?? null, other.disputedAt ?? null),
    declinedAt: earliest(one.declinedAt, other.declinedAt),
    expiredAt: earliest(one.expiredAt, other.expiredAt),
  }
}

export const subscriptionStates = [
  'waiting',
  'active',
  'cancelling',
  'overdue',
  'ended',
  'refunded',
  'declined',
  'expired',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/**
 * A payment outweighs an expired checkout, and a refund outweighs everything: a checkout that expired and was paid
 * after all is active. A dispute ends the subscription, because a buyer whose charge was reversed should not be charged again.
 */
export function stateOf(facts: SubscriptionFacts): SubscriptionState {
  if (facts.refundedAt !== null) return 'refunded'
  if (facts.endedAt !== null || isDisputed(facts)) return 'ended'
  if (facts.paidAt === null) {
    if (facts.declinedAt !== null) return 'declined'
    return facts.expiredAt === null ? 'waiting' : 'expired'
  }
  if (facts.failedAt !== null && facts.failedAt > (facts.lastPaidAt ?? facts.paidAt)) return 'overdue'
  return facts.renewal?.isCancelled === true ? 'cancelling' : 'active'
}

function isDisputed({ disputedAt }: SubscriptionFacts): boolean {
  return disputedAt !== null && disputedAt !== undefined
}

/** Whether the money went back while the provider would go on charging: it has to end the subscription too. */
export function mustEndAtProvider(facts: SubscriptionFacts): boolean {
  return facts.endedAt === null && (facts.refundedAt !== null || isDisputed(facts))
}

/** A subscription in one of these states is final, except that a late payment can revive a declined or expired one. */
export function isOver(state: SubscriptionState): boolean {
  return state === 'ended' || state === 'refunded' || state === 'declined' || state === 'expired'
}

/** Premium stays active for this long while a renewal is being paid. */
const graceMilliseconds = 3 * day

/**
 * The end of access to Premium, or undefined without access. A period paid until Dec 1 gives access until Dec 4, by
 * when the renewal is paid; after a cancellation access ends with the period.
 */
export function openUntil(facts: SubscriptionFacts): number | undefined {
  const state = stateOf(facts)
  if (facts.paidUntil === null || isOver(state) || state === 'waiting') return undefined
  return state === 'cancelling' ? facts.paidUntil : facts.paidUntil + graceMilliseconds
}

function earliest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}

/** If two decisions have the same time, cancellation wins, because it costs the subscriber nothing. */
function laterRenewal(
  one: SubscriptionFacts['renewal'],
  other: SubscriptionFacts['renewal'],
): SubscriptionFacts['renewal'] {
  if (one === null || other === null) return one ?? other
  if (one.at !== other.at) return one.at > other.at ? one : other
  return one.isCancelled ? one : other
}
