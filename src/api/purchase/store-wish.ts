import { createHmac, randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { minute } from '../../domain/kernel/time/durations.ts'
import { emailKey, mailboxOf } from '../../domain/kernel/text/email-address.ts'
import type { BillingCurrency } from '../../domain/purchase/amount.ts'
import { billOf } from '../../domain/purchase/bill.ts'
import { couponFault, type Coupon } from '../../domain/purchase/coupon.ts'
import { paymentMinutes } from '../../domain/purchase/plan.ts'
import { noFacts } from '../../domain/purchase/subscription-facts.ts'
import type { Queries } from '../database/database.ts'
import type { Buying } from './open-checkout.ts'
import { countUses, takeCoupon } from './sold/coupon-uses.store.ts'
import { couponOf, lockCoupon } from './sold/coupons.store.ts'
import type { PlanRow } from './sold/plans.store.ts'
import { findSent, putSubscription } from './subscriptions/begun-subscriptions.store.ts'
import { putHistory } from './subscriptions/subscription-history.store.ts'

export interface Wish {
  readonly plan: PlanRow
  readonly price: number
  readonly currency: BillingCurrency
  readonly coupon: string | null
  readonly email: string
  readonly language: Language
  readonly browser: Uint8Array
  /** What tells a second press from a second wish. */
  readonly sending: string
}

/** Stripe takes no checkout that is open for less than half an hour, and a second try has to be in time as well. */
const openMilliseconds = (paymentMinutes + 10) * minute

export async function storeWish(
  { preference, sending }: { preference: Wish; sending: Uint8Array },
  deps: Buying,
): Promise<string> {
  const now = deps.now()
  const { plan, price, currency, email, language, browser } = preference
  return deps.database.transaction(async (queries) => {
    const id = randomUUID()
    const mailbox = mailboxHash(email, deps.secret)
    const coupon =
      preference.coupon === null
        ? null
        : await freeCoupon({ preference, code: preference.coupon, mailbox, now }, queries)
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
        checkout_ends_at: new Date(now.getTime() + openMilliseconds),
        begun_at: now,
        ask_after: new Date(now.getTime() + 60_000),
      },
      queries,
    )
    if (!isNew) {
      const known = await findSent(sending, queries)
      if (known === undefined) throw new Refusal('payments_away', { retryAfterSeconds: 1 })
      return known.subscription_id
    }
    if (coupon !== null) await takeCoupon({ code: coupon.code, mailbox, subscriptionId: id, now }, queries)
    await putHistory({ id, state: 'waiting', paidUntil: null, cause: 'begun', trace: id, now }, queries)
    return id
  })
}

/** The coupon is locked, so that of many who want the last use one gets it. */
async function freeCoupon(
  { preference, code, mailbox, now }: { preference: Wish; code: string; mailbox: Uint8Array; now: Date },
  queries: Queries,
): Promise<Coupon> {
  const row = await lockCoupon(code, queries)
  if (row === undefined) throw new Refusal('coupon_not_found')
  const coupon = couponOf(row)
  const fault = couponFault(coupon, {
    planId: preference.plan.plan_id,
    currency: preference.currency,
    now: now.getTime(),
    ...(await countUses({ code, mailbox }, queries)),
  })
  if (fault !== undefined) throw new Refusal(fault)
  return coupon
}

function mailboxHash(email: string, secret: string): Uint8Array {
  return createHmac('sha256', secret)
    .update(`who uses coupons ${mailboxOf(email)}`)
    .digest()
}
