import type { Stripe } from 'stripe'
import { noFacts, type SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'
import type { SubscriptionRow } from '../subscriptions/subscriptions.store.ts'
import { type PaymentProvider, type Told, PaymentsAway, type Order } from './payment-provider.ts'
import { inTime } from './stripe-calls.ts'
import { stripeFacts } from './stripe-facts.ts'

interface StripeDeps {
  readonly stripe: Stripe
  readonly timeoutMilliseconds: number
  readonly now: () => Date
}

/** The last charges of a subscription: its customer is made with it and has no other. */
const maxCharges = 10

/** Stripe takes the money: a Checkout in the mode of subscriptions, with the price and the discount as we have reckoned them. */
export function stripeProvider({ stripe, timeoutMilliseconds, now }: StripeDeps): PaymentProvider {
  const ask = <Answer>(call: Promise<Answer>) => inTime(call, timeoutMilliseconds)
  const chargesOf = async (customer: string | null) =>
    customer === null ? [] : (await ask(stripe.charges.list({ customer, limit: maxCharges }))).data

  const look = async (row: SubscriptionRow): Promise<Told> => {
    const session = await ask(
      stripe.checkout.sessions.retrieve(row.provider_session ?? '', { expand: ['subscription'] }),
    )
    const subscription = typeof session.subscription === 'string' ? null : session.subscription
    const customer = idOf(session.customer)
    const charges = session.status === 'complete' ? await chargesOf(customer) : []
    const facts = stripeFacts({ session, subscription, charges, known: row.facts, now: now().getTime() })
    return { facts, subscription: subscription?.id ?? null, customer }
  }

  return {
    name: 'stripe',
    async begin(order) {
      const { subscriptionId: id, bill } = order
      const coupon =
        bill.discount === 0
          ? undefined
          : await ask(stripe.coupons.create(couponOf(order), { idempotencyKey: `${id}-coupon` }))
      const session = await ask(
        stripe.checkout.sessions.create(checkoutOf(order, coupon?.id), { idempotencyKey: `${id}-checkout` }),
      )
      if (session.url === null) throw new PaymentsAway('a checkout without an address')
      return { session: session.id, url: session.url, endsAt: new Date(session.expires_at * 1000) }
    },
    look,
    async withdraw(row) {
      try {
        await ask(stripe.checkout.sessions.expire(row.provider_session ?? ''))
      } catch (error) {
        // One that is paid or has expired refuses; what holds then is asked below.
        if (!(error instanceof PaymentsAway)) throw error
      }
      return look(row)
    },
    async setRenewal(row, { isCancelled }) {
      await ask(
        stripe.subscriptions.update(row.provider_subscription ?? '', { cancel_at_period_end: isCancelled }),
      )
      return saying(row, { renewal: { at: now().getTime(), isCancelled } })
    },
    async refund(row) {
      const charge = (await chargesOf(row.provider_customer)).find(({ paid }) => paid)
      if (charge !== undefined && !charge.refunded)
        await ask(stripe.refunds.create({ charge: charge.id }, { idempotencyKey: `${charge.id}-refund` }))
      const standing = await look(row)
      if (standing.facts.endedAt === null)
        await ask(stripe.subscriptions.cancel(row.provider_subscription ?? ''))
      return saying(row, { refundedAt: now().getTime() })
    },
  }
}

function saying(row: SubscriptionRow, facts: Partial<SubscriptionFacts>): Told {
  return {
    facts: { ...noFacts, ...facts },
    subscription: row.provider_subscription,
    customer: row.provider_customer,
  }
}

function idOf(named: string | { readonly id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}

/** An amount, never a share: what Stripe takes off is then to the last unit what we have told. */
function couponOf({ subscriptionId, bill }: Order): Stripe.CouponCreateParams {
  return {
    amount_off: bill.discount,
    currency: bill.currency.toLowerCase(),
    duration: 'once',
    max_redemptions: 1,
    metadata: { subscription_id: subscriptionId },
  }
}

function checkoutOf(order: Order, coupon: string | undefined): Stripe.Checkout.SessionCreateParams {
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
