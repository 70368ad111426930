import type { Stripe } from 'stripe'
import { stripeMinimums } from '../../../domain/purchase/amount.ts'
import { noFacts, stateOf, type SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'
import type { SubscriptionRow } from '../subscriptions/subscriptions.store.ts'
import {
  type PaymentProvider,
  type ProviderFacts,
  PaymentsUnavailable,
  type CheckoutOrder,
} from './payment-provider.ts'
import { withDeadline } from './stripe-calls.ts'
import { endOf, stripeFacts } from './stripe-facts.ts'

interface StripeDeps {
  readonly stripe: Stripe
  readonly timeoutMilliseconds: number
  readonly now: () => Date
}

/**
 * How many charges of a customer are read, the last ones. All of them belong to one subscription, because each checkout creates a
 * customer of its own at Stripe.
 */
const maxCharges = 10

const costlyDisputes: ReadonlySet<Stripe.Dispute.Status> = new Set(['needs_response', 'under_review', 'lost'])

/** Payments by Stripe Checkout in subscription mode, with the price and discount that this site has calculated. */
export function stripeProvider({ stripe, timeoutMilliseconds, now }: StripeDeps): PaymentProvider {
  const call = <Answer>(answer: Promise<Answer>) => withDeadline(answer, timeoutMilliseconds)
  const chargesOf = async (customer: string | null) =>
    customer === null ? [] : (await call(stripe.charges.list({ customer, limit: maxCharges }))).data

  /** An inquiry of a bank (`warning_…`) takes no money, and a dispute that was won has given it back. */
  const hasLostMoney = async (charges: readonly Stripe.Charge[]) => {
    for (const { id, disputed } of charges) {
      if (!disputed) continue
      const { data } = await call(stripe.disputes.list({ charge: id }))
      if (data.some(({ status }) => costlyDisputes.has(status))) return true
    }
    return false
  }

  const fetchFacts = async (row: SubscriptionRow): Promise<ProviderFacts> => {
    const session = await call(
      stripe.checkout.sessions.retrieve(row.provider_session ?? '', { expand: ['subscription'] }),
    )
    const subscription = typeof session.subscription === 'string' ? null : session.subscription
    const customer = idOf(session.customer)
    const charges = session.status === 'complete' ? await chargesOf(customer) : []
    const isDisputed = await hasLostMoney(charges)
    const known = row.facts
    const facts = stripeFacts({ session, subscription, charges, isDisputed, known, now: now().getTime() })
    return { facts, subscription: subscription?.id ?? null, customer }
  }

  return {
    name: 'stripe',
    async begin(order) {
      const { subscriptionId: id, bill } = order
      const coupon =
        bill.discount === 0
          ? undefined
          : await call(stripe.coupons.create(couponOf(order), { idempotencyKey: `${id}-coupon` }))
      const session = await call(
        stripe.checkout.sessions.create(checkoutOf(order, coupon?.id), { idempotencyKey: `${id}-checkout` }),
      )
      if (session.url === null) throw new PaymentsUnavailable('a checkout without an address')
      return { session: session.id, url: session.url, endsAt: new Date(session.expires_at * 1000) }
    },
    fetchFacts,
    async withdraw(row) {
      try {
        await call(stripe.checkout.sessions.expire(row.provider_session ?? ''))
      } catch (error) {
        if (!(error instanceof PaymentsUnavailable)) throw error
        // Stripe refuses to expire a checkout that is paid or has expired. While it is still open, both checkouts could be paid.
        const provided = await fetchFacts(row)
        if (stateOf(provided.facts) === 'waiting') throw error
        return provided
      }
      return fetchFacts(row)
    },
    async setRenewal(row, { isCancelled }) {
      await call(
        stripe.subscriptions.update(row.provider_subscription ?? '', { cancel_at_period_end: isCancelled }),
      )
      return withFacts(row, { renewal: { at: now().getTime(), isCancelled } })
    },
    async refund(row) {
      const charge = (await chargesOf(row.provider_customer)).find(({ paid }) => paid)
      if (charge?.refunded === true && row.facts.refundedAt !== null) return undefined
      if (charge !== undefined && !charge.refunded)
        await call(stripe.refunds.create({ charge: charge.id }, { idempotencyKey: `${charge.id}-refund` }))
      return withFacts(row, { refundedAt: now().getTime() })
    },
    async end(row) {
      const ended = await call(stripe.subscriptions.cancel(row.provider_subscription ?? ''))
      return withFacts(row, { endedAt: endOf(ended) })
    },
    customerOf: async (charge) => idOf((await call(stripe.charges.retrieve(charge))).customer),
    minimumTotal: (currency) => stripeMinimums[currency],
  }
}

function withFacts(row: SubscriptionRow, facts: Partial<SubscriptionFacts>): ProviderFacts {
  return {
    facts: { ...noFacts, ...facts },
    subscription: row.provider_subscription,
    customer: row.provider_customer,
  }
}

function idOf(named: string | { readonly id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}

/**
 * The discount is passed to Stripe as an amount instead of a percentage, so that it equals the shown discount to the last minor
 * unit.
 */
function couponOf({ subscriptionId, bill }: CheckoutOrder): Stripe.CouponCreateParams {
  return {
    amount_off: bill.discount,
    currency: bill.currency.toLowerCase(),
    duration: 'once',
    max_redemptions: 1,
    metadata: { subscription_id: subscriptionId },
  }
}

function checkoutOf(order: CheckoutOrder, coupon: string | undefined): Stripe.Checkout.SessionCreateParams {
  const { subscriptionId, bill, interval, planName, email, language, successUrl, failUrl, endsAt } = order
  const metadata = { subscription_id: subscriptionId }
  return {
    mode: 'subscription',
    client_reference_id: subscriptionId,
    customer_email: email,
    locale: language,
    success_url: successUrl,
    cancel_url: failUrl,
    expires_at: Math.floor(endsAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: bill.currency.toLowerCase(),
          unit_amount: bill.price,
          tax_behavior: 'inclusive',
          recurring: { interval },
          product_data: { name: planName },
        },
      },
    ],
    ...(coupon !== undefined && { discounts: [{ coupon }] }),
    metadata,
    subscription_data: { metadata },
  }
}
