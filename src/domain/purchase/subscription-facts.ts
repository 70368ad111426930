/**
 * What is known of a subscription, as moments in milliseconds since 1970. Facts are only ever added to: two sets of them
 * merge to the same whatever came first and however often, so that the order in which a provider tells things does not
 * matter.
 */
export interface SubscriptionFacts {
  /** The first payment. */
  readonly paidAt: number | null
  readonly lastPaidAt: number | null
  /** The end of the last period that was paid. */
  readonly paidUntil: number | null
  /** The last payment that did not come. */
  readonly failedAt: number | null
  /** The last word on whether it goes on after the period. */
  readonly renewal: { readonly at: number; readonly isCancelled: boolean } | null
  readonly endedAt: number | null
  readonly refundedAt: number | null
  /** The first payment was refused, or nobody came to make it in time. */
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
  declinedAt: null,
  expiredAt: null,
}

/** Of what happens once the earliest word counts, of what happens again the latest. */
export function mergeFacts(one: SubscriptionFacts, other: SubscriptionFacts): SubscriptionFacts {
  return {
    paidAt: earliest(one.paidAt, other.paidAt),
    lastPaidAt: latest(one.lastPaidAt, other.lastPaidAt),
    paidUntil: latest(one.paidUntil, other.paidUntil),
    failedAt: latest(one.failedAt, other.failedAt),
    renewal: laterRenewal(one.renewal, other.renewal),
    endedAt: earliest(one.endedAt, other.endedAt),
    refundedAt: earliest(one.refundedAt, other.refundedAt),
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
 * What follows from the facts. Money that came outweighs that it was not expected any more, and money that went back
 * outweighs all: a checkout that expired and was paid after all is active.
 */
export function stateOf(facts: SubscriptionFacts): SubscriptionState {
  if (facts.refundedAt !== null) return 'refunded'
  if (facts.endedAt !== null) return 'ended'
  if (facts.paidAt === null) {
    if (facts.declinedAt !== null) return 'declined'
    return facts.expiredAt === null ? 'waiting' : 'expired'
  }
  if (facts.failedAt !== null && facts.failedAt > (facts.lastPaidAt ?? facts.paidAt)) return 'overdue'
  return facts.renewal?.isCancelled === true ? 'cancelling' : 'active'
}

/** Nothing comes after these, but a payment that nobody hoped for any more. */
export function isOver(state: SubscriptionState): boolean {
  return state === 'ended' || state === 'refunded' || state === 'declined' || state === 'expired'
}

const day = 86_400_000
/** A renewal may take so long to be paid, and Premium goes on meanwhile. */
const graceMilliseconds = 3 * day

/**
 * Until when Premium is open, or undefined. Paid until Dec 1 it is open until Dec 4, by when the renewal is through; after
 * a cancellation it ends with the period.
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

/** Of two words at one moment, the one that costs nobody anything. */
function laterRenewal(
  one: SubscriptionFacts['renewal'],
  other: SubscriptionFacts['renewal'],
): SubscriptionFacts['renewal'] {
  if (one === null || other === null) return one ?? other
  if (one.at !== other.at) return one.at > other.at ? one : other
  return one.isCancelled ? one : other
}
