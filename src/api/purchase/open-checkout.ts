import { randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { billWith } from '../../domain/purchase/bill.ts'
import { noFacts } from '../../domain/purchase/subscription-facts.ts'
import { purchaseFailPath, purchaseSuccessPath } from '../../words/addresses/purchase-addresses.ts'
import { applyTold } from './apply-told.ts'
import type { Asking } from './ask-provider.ts'
import { PaymentsAway } from './payments/payment-provider.ts'
import { putCheckout } from './subscriptions/begun-subscriptions.store.ts'
import type { SubscriptionRow } from './subscriptions/subscriptions.store.ts'

export interface Buying extends Asking {
  readonly secret: string
  readonly siteOrigin: string
}

export async function openCheckout(row: SubscriptionRow, deps: Buying): Promise<SubscriptionRow> {
  const { subscription_id: id, language } = row
  const origin = languageOrigin({ siteOrigin: deps.siteOrigin, language })
  try {
    const checkout = await deps.provider.begin({
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
    await putCheckout({ id, ...checkout }, deps.database)
    return { ...row, checkout_url: checkout.url, provider_session: checkout.session }
  } catch (error) {
    if (!(error instanceof PaymentsAway)) throw error
    deps.logger.warn({ err: error, subscription: id }, 'a checkout could not be opened')
    // Nobody was led to a checkout, so nobody can pay: the coupon is free for the next try.
    const told = {
      facts: { ...noFacts, expiredAt: deps.now().getTime() },
      subscription: null,
      customer: null,
    }
    await applyOutcome({ row, told, cause: 'no checkout' }, deps)
    throw new Refusal('payments_away', { retryAfterSeconds: 30, cause: error })
  }
}

export async function applyOutcome(
  {
    row,
    told,
    cause,
  }: { row: SubscriptionRow; told: Parameters<typeof applyTold>[0]['told']; cause: string },
  deps: Buying,
): Promise<void> {
  const word = { id: row.subscription_id, told, cause, trace: randomUUID(), now: deps.now() }
  await deps.database.transaction((queries) => applyTold(word, deps, queries))
}
