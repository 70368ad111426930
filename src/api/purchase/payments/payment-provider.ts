import type { Language } from '../../../domain/kernel/site/language.ts'
import type { BillingCurrency } from '../../../domain/purchase/amount.ts'
import type { Bill } from '../../../domain/purchase/bill.ts'
import type { BillingInterval } from '../../../domain/purchase/plan.ts'
import type { SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'
import type { SubscriptionRow } from '../subscriptions/subscriptions.store.ts'

export interface CheckoutOrder {
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

export interface ProviderFacts {
  readonly facts: SubscriptionFacts
  readonly subscription: string | null
  readonly customer: string | null
}

/**
 * The service that takes the money. Every method can be repeated without harm, and throws `PaymentsUnavailable` if the
 * service does not answer.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** Calls for the same subscription return the same checkout. */
  readonly begin: (order: CheckoutOrder) => Promise<Checkout>
  readonly fetchFacts: (subscription: SubscriptionRow) => Promise<ProviderFacts>
  /** Closes the checkout. The returned facts show whether it was paid before. */
  readonly withdraw: (subscription: SubscriptionRow) => Promise<ProviderFacts>
  readonly setRenewal: (
    subscription: SubscriptionRow,
    renewal: { isCancelled: boolean },
  ) => Promise<ProviderFacts>
  /** Pays the last payment back; undefined if that was done before. */
  readonly refund: (subscription: SubscriptionRow) => Promise<ProviderFacts | undefined>
  /** Ends the subscription at once, so that nothing more is charged. */
  readonly end: (subscription: SubscriptionRow) => Promise<ProviderFacts>
  /** The customer of a charge; null if the provider has no such charge. */
  readonly customerOf: (charge: string) => Promise<string | null>
  /** The smallest amount in minor units that can be charged. */
  readonly minimumTotal: (currency: BillingCurrency) => number
}

/** The provider did not answer in time. It is unknown whether the provider carried the call out. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment provider does not answer', { cause })
    this.name = 'PaymentsUnavailable'
  }
}
