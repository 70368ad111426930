import type { Language } from '../../../domain/kernel/site/language.ts'
import type { Bill } from '../../../domain/purchase/bill.ts'
import type { BillingInterval } from '../../../domain/purchase/plan.ts'
import type { SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'
import type { SubscriptionRow } from '../subscriptions/subscriptions.store.ts'

export interface Order {
  readonly subscriptionId: string
  readonly salt: string
  readonly planName: string
  readonly interval: BillingInterval
  readonly bill: Bill
  readonly email: string
  readonly language: Language
  readonly successUrl: string
  readonly failUrl: string
  readonly endsAt: Date
}

export interface Checkout {
  readonly session: string
  readonly url: string
  readonly endsAt: Date
}

/** What the provider knows of a subscription, and what it calls it. */
export interface Told {
  readonly facts: SubscriptionFacts
  readonly subscription: string | null
  readonly customer: string | null
}

/** Who takes the money. Everything it does can be done again without harm; what it cannot do now is `PaymentsAway`. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** Two calls for one subscription give one checkout. */
  readonly begin: (order: Order) => Promise<Checkout>
  readonly look: (subscription: SubscriptionRow) => Promise<Told>
  /** Nobody can pay it any more, unless somebody has. */
  readonly withdraw: (subscription: SubscriptionRow) => Promise<Told>
  readonly setRenewal: (subscription: SubscriptionRow, renewal: { isCancelled: boolean }) => Promise<Told>
  /** Gives the last payment back and ends the subscription. */
  readonly refund: (subscription: SubscriptionRow) => Promise<Told>
}

/** The provider does not answer, or not in time; what it has done by then is not known. */
export class PaymentsAway extends Error {
  constructor(cause: unknown) {
    super('the payment provider does not answer', { cause })
    this.name = 'PaymentsAway'
  }
}
