import type { Stripe } from 'stripe'
import type { Order } from './payment-provider.ts'

/** An amount, never a share: what Stripe takes off is then to the last unit what we have told. */
export function couponOf({ subscriptionId, bill }: Order): Stripe.CouponCreateParams {
  return {
    amount_off: bill.discount,
    currency: bill.currency.toLowerCase(),
    duration: 'once',
    max_redemptions: 1,
    metadata: { subscription_id: subscriptionId },
  }
}

export function checkoutOf(order: Order, coupon: string | undefined): Stripe.Checkout.SessionCreateParams {
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
