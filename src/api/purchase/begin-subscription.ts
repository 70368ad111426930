import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { emailKey, mailboxOf } from '../../domain/kernel/text/email-address.ts'
import type { BillingCurrency } from '../../domain/purchase/amount.ts'
import { billOf, billWith } from '../../domain/purchase/bill.ts'
import { couponFault, type Coupon } from '../../domain/purchase/coupon.ts'
import { noFacts } from '../../domain/purchase/subscription-facts.ts'
import { purchaseFailPath, purchaseSuccessPath } from '../../words/purchase-addresses.ts'
import type { Queries } from '../database/database.ts'
import { applyTold } from './apply-told.ts'
import type { Asking } from './ask-provider.ts'
import { PaymentsAway } from './payments/payment-provider.ts'
import { couponOf, lockCoupon } from './sold/coupons.store.ts'
import { countUses, takeCoupon } from './sold/coupon-uses.store.ts'
import type { PlanRow } from './sold/plans.store.ts'
import { putHistory } from './subscription-history.store.ts'
import {
  findSent,
  findSubscription,
  findWaitingOf,
  putCheckout,
  putSubscription,
  type SubscriptionRow,
} from './subscriptions.store.ts'

export interface Buying extends Asking {
  readonly secret: string
  readonly siteOrigin: string
}

interface Wish {
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
const openMilliseconds = 40 * 60_000

/**
 * First what is wanted is written, with the coupon taken, then the provider is asked for a checkout, under the number of the
 * subscription: whoever presses twice, or comes back after a fault in between, gets the same one.
 */
export async function beginSubscription(wish: Wish, needs: Buying): Promise<SubscriptionRow> {
  const sending = createHash('sha256').update(wish.sending).update(wish.browser).digest()
  const known = await findSent(sending, needs.database)
  if (known === undefined) await withdrawOthers({ wish, sending }, needs)
  const id = known?.subscription_id ?? (await store({ wish, sending }, needs))
  const row = await findSubscription(id, needs.database)
  if (row === undefined) throw new Error('A subscription that was begun is stored.')
  if (row.checkout_url !== null || row.state !== 'waiting') return row
  return openCheckout(row, needs)
}

/** Of what this browser began for the address before only the last can be paid; its coupon is free again. */
async function withdrawOthers(
  { wish: { browser, email }, sending }: { wish: Wish; sending: Uint8Array },
  needs: Buying,
): Promise<void> {
  const others = await findWaitingOf({ browser, emailKey: emailKey(email), sending }, needs.database)
  for (const row of others) {
    if (row.provider !== needs.provider.name || row.provider_session === null) continue
    const told = await reached(() => needs.provider.withdraw(row))
    await apply({ row, told, cause: 'begun anew' }, needs)
  }
}

async function store({ wish, sending }: { wish: Wish; sending: Uint8Array }, needs: Buying): Promise<string> {
  const now = needs.now()
  const { plan, price, currency, email, language, browser } = wish
  return needs.database.transaction(async (queries) => {
    const id = randomUUID()
    const mailbox = mailboxHash(email, needs.secret)
    const coupon =
      wish.coupon === null ? null : await freeCoupon({ wish, code: wish.coupon, mailbox, now }, queries)
    const isNew = await putSubscription(
      {
        subscription_id: id,
        provider: needs.provider.name,
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
  { wish, code, mailbox, now }: { wish: Wish; code: string; mailbox: Uint8Array; now: Date },
  queries: Queries,
): Promise<Coupon> {
  const row = await lockCoupon(code, queries)
  if (row === undefined) throw new Refusal('coupon_not_found')
  const coupon = couponOf(row)
  const fault = couponFault(coupon, {
    planId: wish.plan.plan_id,
    currency: wish.currency,
    now: now.getTime(),
    ...(await countUses({ code, mailbox }, queries)),
  })
  if (fault !== undefined) throw new Refusal(fault)
  return coupon
}

async function openCheckout(row: SubscriptionRow, needs: Buying): Promise<SubscriptionRow> {
  const { subscription_id: id, language } = row
  const origin = languageOrigin({ siteOrigin: needs.siteOrigin, language })
  try {
    const checkout = await needs.provider.begin({
      subscriptionId: id,
      salt: row.salt,
      planName: row.plan_names[language],
      interval: row.billing_interval,
      bill: billWith(row),
      email: row.email,
      language,
      successUrl: origin + purchaseSuccessPath(id),
      failUrl: origin + purchaseFailPath(id),
      endsAt: row.checkout_ends_at,
    })
    await putCheckout({ id, ...checkout }, needs.database)
    return { ...row, checkout_url: checkout.url, provider_session: checkout.session }
  } catch (error) {
    if (!(error instanceof PaymentsAway)) throw error
    needs.logger.warn({ err: error, subscription: id }, 'a checkout could not be opened')
    // Nobody was led to a checkout, so nobody can pay: the coupon is free for the next try.
    const told = {
      facts: { ...noFacts, expiredAt: needs.now().getTime() },
      subscription: null,
      customer: null,
    }
    await apply({ row, told, cause: 'no checkout' }, needs)
    throw new Refusal('payments_away', { retryAfterSeconds: 30, cause: error })
  }
}

async function apply(
  {
    row,
    told,
    cause,
  }: { row: SubscriptionRow; told: Parameters<typeof applyTold>[0]['told']; cause: string },
  needs: Buying,
): Promise<void> {
  const word = { id: row.subscription_id, told, cause, trace: randomUUID(), now: needs.now() }
  await needs.database.transaction((queries) => applyTold(word, needs, queries))
}

/** A provider that does not answer becomes a refusal that says so. */
export async function reached<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentsAway)
      throw new Refusal('payments_away', { retryAfterSeconds: 30, cause: error })
    throw error
  }
}

function mailboxHash(email: string, secret: string): Uint8Array {
  return createHmac('sha256', secret)
    .update(`who uses coupons ${mailboxOf(email)}`)
    .digest()
}

/**
 * What a browser stores to be known again. It is made of the key that comes with a press, so that two presses at once
 * store the same.
 */
export function newBrowserSecret(sending: string | undefined, secret: string): string {
  if (sending === undefined) return randomBytes(24).toString('base64url')
  const made = createHmac('sha256', secret).update(`a browser that buys ${sending}`).digest('base64url')
  return made.slice(0, 32)
}
