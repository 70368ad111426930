import { isDeepStrictEqual } from 'node:util'
import {
  isOver,
  mergeFacts,
  stateOf,
  type SubscriptionFacts,
} from '../../domain/purchase/subscription-facts.ts'
import type { Queries } from '../database/database.ts'
import type { MailQueue, NewMail } from '../outbound/mail/mail-queue.store.ts'
import { issueLicence } from './licences/issue-licence.ts'
import type { Told } from './payments/payment-provider.ts'
import type { PurchaseMails } from './purchase.mails.ts'
import { giveCouponBack, takeCouponAgain } from './sold/coupon-uses.store.ts'
import { putHistory } from './subscriptions/subscription-history.store.ts'
import { lockSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'
import { writeFacts } from './subscriptions/subscription-facts.store.ts'
import { hour, minute } from '../../domain/kernel/time/durations.ts'

/**
 * When the provider is asked if it says nothing by itself: about a checkout soon and then ever more seldom, about a paid
 * subscription when its period is over, about one that is over never.
 */
function nextAsking(row: SubscriptionRow, now: Date): Date | null {
  if (isOver(row.state)) return null
  if (row.state === 'waiting') {
    const open = now.getTime() - row.begun_at.getTime()
    const next = now.getTime() + Math.min(15 * minute, minute + open / 2)
    const end = row.checkout_ends_at.getTime() + 1_000
    return new Date(now.getTime() < end ? Math.min(next, end) : next)
  }
  const due = (row.paid_until?.getTime() ?? 0) + 1_000
  return new Date(due > now.getTime() ? due : now.getTime() + hour)
}

export interface Applying {
  readonly mails: PurchaseMails
  readonly queue: Pick<MailQueue, 'put'>
}

interface Word {
  readonly id: string
  readonly told: Told
  readonly cause: string
  readonly trace: string
  readonly now: Date
}

/**
 * The one way a subscription changes, as part of a transaction: what is told is merged into what is known, and what follows
 * from that, the licence, the mail, the coupon, is written with it. What is known already changes nothing.
 */
export async function applyTold(
  { id, told, cause, trace, now }: Word,
  { mails, queue }: Applying,
  queries: Queries,
): Promise<SubscriptionRow | undefined> {
  const before = await lockSubscription(id, queries)
  if (before === undefined) return undefined
  const facts = mergeFacts(before.facts, told.facts)
  const state = stateOf(facts)
  const paidUntil = facts.paidUntil === null ? null : new Date(facts.paidUntil)
  const after: SubscriptionRow = {
    ...before,
    facts,
    state,
    paid_until: paidUntil,
    provider_subscription: told.subscription ?? before.provider_subscription,
    provider_customer: told.customer ?? before.provider_customer,
  }
  await writeFacts(
    {
      id,
      facts,
      state,
      paidUntil,
      subscription: told.subscription,
      customer: told.customer,
      askAfter: nextAsking(after, now),
      settledAt: isOver(state) ? now : null,
    },
    queries,
  )
  if (isDeepStrictEqual(facts, before.facts)) return after
  if (state !== before.state || !isDeepStrictEqual(paidUntil, before.paid_until))
    await putHistory({ id, state, paidUntil, cause, trace, now }, queries)
  if (before.facts.paidAt === null && facts.paidAt !== null) await takeCouponAgain(id, queries)
  else if (state === 'declined' || state === 'expired')
    await giveCouponBack({ subscriptionId: id, now }, queries)
  const mail = await mailOf({ before, after, now }, mails, queries)
  if (mail !== undefined) await queue.put([mail], now, queries)
  return after
}

/** What the buyer is told of it, if anything; a new licence is made of a first payment. */
async function mailOf(
  { before, after, now }: { before: SubscriptionRow; after: SubscriptionRow; now: Date },
  mails: PurchaseMails,
  queries: Queries,
): Promise<NewMail | undefined> {
  if (after.facts.refundedAt !== before.facts.refundedAt && before.facts.refundedAt === null)
    return mails.refunded(after)
  if (isOver(after.state)) return undefined
  if (before.facts.paidAt === null && after.facts.paidAt !== null)
    return mails.receipt(after, { code: await issueLicence(after.subscription_id, now, queries) })
  if (after.state === 'overdue' && before.state !== 'overdue') return mails.failed(after)
  if (after.state === 'cancelling' && before.state !== 'cancelling') return mails.cancelled(after)
  if (isRenewed(before.facts, after.facts)) return mails.renewed(after)
  return undefined
}

function isRenewed(before: SubscriptionFacts, after: SubscriptionFacts): boolean {
  return after.paidUntil !== null && before.paidUntil !== null && after.paidUntil > before.paidUntil
}
