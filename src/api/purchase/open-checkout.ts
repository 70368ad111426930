import { randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { billWith } from '../../domain/purchase/bill.ts'
import { noFacts } from '../../domain/purchase/subscription-facts.ts'
import { purchaseFailPath, purchaseSuccessPath } from '../../words/addresses/purchase-addresses.ts'
import { applyProviderFacts } from './apply-provider-facts.ts'
import { PaymentsUnavailable } from './payments/payment-provider.ts'
import type { ProviderDeps } from './refresh-from-provider.ts'
import { putCheckout } from './subscriptions/begun-subscriptions.store.ts'
import type { SubscriptionRow } from './subscriptions/subscriptions.store.ts'

export interface PurchaseDeps extends ProviderDeps {
  readonly secret: string
  readonly siteOrigin: string
}

export async function openCheckout(row: SubscriptionRow, deps: PurchaseDeps): Promise<SubscriptionRow> {
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
    if (!(error instanceof PaymentsUnavailable)) throw error
    deps.logger.warn(
      { err: error, subscription: id },
      'could not open a checkout at the payment provider; the buyer has to try again',
    )
    // The buyer never got the address of this checkout, so it cannot be paid. It is recorded as expired, which frees the coupon
    // for the next try.
    const providerFacts = {
      facts: { ...noFacts, expiredAt: deps.now().getTime() },
      subscription: null,
      customer: null,
    }
    await applyInTransaction({ row, providerFacts, cause: 'no checkout' }, deps)
    throw new Refusal('payments_away', { retryAfterSeconds: 30, cause: error })
  }
}

export async function applyInTransaction(
  {
    row,
    providerFacts,
    cause,
  }: {
    row: SubscriptionRow
    providerFacts: Parameters<typeof applyProviderFacts>[0]['providerFacts']
    cause: string
  },
  deps: PurchaseDeps,
): Promise<void> {
  const update = { id: row.subscription_id, providerFacts, cause, trace: randomUUID(), now: deps.now() }
  await deps.database.transaction((queries) => applyProviderFacts(update, deps, queries))
}
