import { isDeepStrictEqual } from 'node:util'
import { hour, minute } from '../../domain/kernel/time/durations.ts'
import {
  isOver,
  mergeFacts,
  mustEndAtProvider,
  stateOf,
  type SubscriptionFacts,
} from '../../domain/purchase/subscription-facts.ts'
import type { Queries } from '../database/database.ts'
import type { MailQueue, NewMail } from '../outbound/mail/mail-queue.store.ts'
import { issueLicence } from './licences/issue-licence.ts'
import type { ProviderFacts } from './payments/payment-provider.ts'
import type { PurchaseMails } from './purchase.mails.ts'
import { giveCouponBack, keepCoupon, takeCouponAgain } from './sold/coupon-uses.store.ts'
import { writeFacts } from './subscriptions/subscription-facts.store.ts'
import { putHistory } from './subscriptions/subscription-history.store.ts'
import { lockSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'

/**
 * When a job fetches the facts again if no webhook arrives: for an open checkout soon and then less and less often, for
 * a paid subscription at the end of its period, for one that is over only as long as the provider would go on charging.
 */
function nextCheckAt(row: SubscriptionRow, now: Date): Date | null {
  if (row.provider_subscription !== null && mustEndAtProvider(row.facts))
    return new Date(now.getTime() + 2 * minute)
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

export interface ApplyFactsDeps {
  readonly mails: PurchaseMails
  readonly queue: Pick<MailQueue, 'put'>
}

interface FactsUpdate {
  readonly id: string
  readonly providerFacts: ProviderFacts
  readonly cause: string
  readonly trace: string
  readonly now: Date
}

/**
 * The only code that changes a subscription. Merges the facts of the provider into the stored ones and writes what
 * follows from them (licence, mail, coupon) in the caller's transaction. Facts that are already known change nothing.
 */
export async function applyProviderFacts(
  { id, providerFacts, cause, trace, now }: FactsUpdate,
  { mails, queue }: ApplyFactsDeps,
  queries: Queries,
): Promise<SubscriptionRow | undefined> {
  const before = await lockSubscription(id, queries)
  if (before === undefined) return undefined
  const facts = mergeFacts(before.facts, providerFacts.facts)
  const state = stateOf(facts)
  const paidUntil = facts.paidUntil === null ? null : new Date(facts.paidUntil)
  const after: SubscriptionRow = {
    ...before,
    facts,
    state,
    paid_until: paidUntil,
    provider_subscription: providerFacts.subscription ?? before.provider_subscription,
    provider_customer: providerFacts.customer ?? before.provider_customer,
  }
  await writeFacts(
    {
      id,
      facts,
      state,
      paidUntil,
      subscription: providerFacts.subscription,
      customer: providerFacts.customer,
      askAfter: nextCheckAt(after, now),
      settledAt: isOver(state) ? now : null,
    },
    queries,
  )
  if (isDeepStrictEqual(facts, before.facts)) return after
  if (state !== before.state || !isDeepStrictEqual(paidUntil, before.paid_until))
    await putHistory({ id, state, paidUntil, cause, trace, now }, queries)
  if (before.facts.paidAt === null && facts.paidAt !== null) {
    await keepCoupon(id, queries)
    await takeCouponAgain(id, queries)
  } else if (state === 'declined' || state === 'expired')
    await giveCouponBack({ subscriptionId: id, now }, queries)
  const mail = await mailOf({ before, after, now }, mails, queries)
  if (mail !== undefined) await queue.put([mail], now, queries)
  return after
}

/** The mail that this change causes, if any. The first payment also issues the licence that its mail contains. */
async function mailOf(
  { before, after, now }: { before: SubscriptionRow; after: SubscriptionRow; now: Date },
  mails: PurchaseMails,
  queries: Queries,
): Promise<NewMail | undefined> {
  if (after.facts.refundedAt !== before.facts.refundedAt && before.facts.refundedAt === null)
    return mails.refunded(after)
  if (before.state === 'overdue' && after.state === 'ended' && !after.facts.disputedAt)
    return mails.ended(after)
  if (isOver(after.state)) return undefined
  if (before.facts.paidAt === null && after.facts.paidAt !== null)
    return mails.receipt(after, { code: await issueLicence(after.subscription_id, now, queries) })
  if (after.state === 'overdue' && before.state !== 'overdue') return mails.failed(after)
  if (after.state === 'cancelling' && before.state !== 'cancelling') return mails.cancelled(after)
  if (isRenewed(before.facts, after.facts)) return mails.renewed(after)
  if (before.state === 'cancelling' && after.state === 'active') return mails.resumed(after)
  return undefined
}

function isRenewed(before: SubscriptionFacts, after: SubscriptionFacts): boolean {
  return after.paidUntil !== null && before.paidUntil !== null && after.paidUntil > before.paidUntil
}
