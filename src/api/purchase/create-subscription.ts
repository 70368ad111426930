import { createHmac, randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { emailKey, mailboxOf } from '../../domain/kernel/text/email-address.ts'
import { minute } from '../../domain/kernel/time/durations.ts'
import type { BillingCurrency } from '../../domain/purchase/amount.ts'
import { billOf } from '../../domain/purchase/bill.ts'
import { couponFault, type Coupon } from '../../domain/purchase/coupon.ts'
import { checkoutMinutes } from '../../domain/purchase/plan.ts'
import { noFacts } from '../../domain/purchase/subscription-facts.ts'
import type { Queries } from '../database/database.ts'
import type { PurchaseDeps } from './open-checkout.ts'
import { countUses, takeCoupon, type CouponHolder } from './sold/coupon-uses.store.ts'
import { couponOf, lockCoupon } from './sold/coupons.store.ts'
import type { PlanRow } from './sold/plans.store.ts'
import { findBySending, putSubscription } from './subscriptions/begun-subscriptions.store.ts'
import { putHistory } from './subscriptions/subscription-history.store.ts'

export interface SubscriptionOrder {
  readonly plan: PlanRow
  readonly price: number
  readonly currency: BillingCurrency
  readonly coupon: string | null
  readonly email: string
  readonly language: Language
  readonly browser: Uint8Array
  /** The address of the caller, as limits count it. */
  readonly caller: string
  /** The key of one submit of the form: a second submit with the same key is the same order. */
  readonly sending: string
}

export async function createSubscription(
  { order, sending }: { order: SubscriptionOrder; sending: Uint8Array },
  deps: PurchaseDeps,
): Promise<string> {
  const now = deps.now()
  const { plan, price, currency, email, language, browser } = order
  return deps.database.transaction(async (queries) => {
    const id = randomUUID()
    const holder = {
      mailbox: keyedHash(`who uses coupons ${mailboxOf(email)}`, deps.secret),
      caller: keyedHash(`who holds coupons ${order.caller}`, deps.secret),
    }
    const coupon =
      order.coupon === null
        ? null
        : await lockUsableCoupon(
            { order, code: order.coupon, holder, minimumTotal: deps.provider.minimumTotal(currency), now },
            queries,
          )
    const isNew = await putSubscription(
      {
        subscription_id: id,
        provider: deps.provider.name,
        plan_id: plan.plan_id,
        billing_interval: plan.billing_interval,
        currency,
        price,
        discount: billOf({ currency, price, coupon }).discount,
        coupon: coupon?.code ?? null,
        email,
        email_key: emailKey(email),
        language,
        browser,
        sending,
        facts: noFacts,
        state: 'waiting',
        checkout_ends_at: new Date(now.getTime() + checkoutMinutes * minute),
        begun_at: now,
        ask_after: new Date(now.getTime() + 60_000),
      },
      queries,
    )
    if (!isNew) {
      const known = await findBySending(sending, queries)
      if (known === undefined) throw new Refusal('payments_away', { retryAfterSeconds: 1 })
      return known.subscription_id
    }
    if (coupon !== null) await takeCoupon({ code: coupon.code, holder, subscriptionId: id, now }, queries)
    await putHistory({ id, state: 'waiting', paidUntil: null, cause: 'begun', trace: id, now }, queries)
    return id
  })
}

async function lockUsableCoupon(
  {
    order,
    code,
    holder,
    minimumTotal,
    now,
  }: { order: SubscriptionOrder; code: string; holder: CouponHolder; minimumTotal: number; now: Date },
  queries: Queries,
): Promise<Coupon> {
  const row = await lockCoupon(code, queries)
  if (row === undefined) throw new Refusal('coupon_not_found')
  const coupon = couponOf(row)
  const fault = couponFault(coupon, {
    planId: order.plan.plan_id,
    currency: order.currency,
    total: billOf({ ...order, coupon }).total,
    minimumTotal,
    now: now.getTime(),
    ...(await countUses({ code, holder }, queries)),
  })
  if (fault === 'coupon_held') throw new Refusal(fault, { retryAfterSeconds: checkoutMinutes * 60 })
  if (fault !== undefined) throw new Refusal(fault)
  return coupon
}

function keyedHash(text: string, secret: string): Uint8Array {
  return createHmac('sha256', secret).update(text).digest()
}
