import { createHash } from 'node:crypto'
import { emailKey } from '../../domain/kernel/text/email-address.ts'
import { createSubscription, type SubscriptionOrder } from './create-subscription.ts'
import { openCheckout, applyInTransaction, type PurchaseDeps } from './open-checkout.ts'
import { refuseIfUnavailable } from './refresh-from-provider.ts'
import { findBySending, findOtherWaiting } from './subscriptions/begun-subscriptions.store.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'

/**
 * Writes the subscription and takes the coupon first, then opens a checkout at the provider under the id of the
 * subscription. A buyer who submits twice, or again after a fault in between, gets the same checkout.
 */
export async function startSubscription(
  order: SubscriptionOrder,
  deps: PurchaseDeps,
): Promise<SubscriptionRow> {
  const sending = createHash('sha256').update(order.sending).update(order.browser).digest()
  const known = await findBySending(sending, deps.database)
  if (known === undefined) await withdrawOthers({ order, sending }, deps)
  const id = known?.subscription_id ?? (await createSubscription({ order, sending }, deps))
  const row = await findSubscription(id, deps.database)
  if (row === undefined)
    throw new Error('The subscription that was just created is missing from the database.')
  if (row.checkout_url !== null || row.state !== 'waiting') return row
  return openCheckout(row, deps)
}

/**
 * Closes the other open checkouts of this browser for this address, so that only the last can be paid. Their coupons
 * become free.
 */
async function withdrawOthers(
  { order: { browser, email }, sending }: { order: SubscriptionOrder; sending: Uint8Array },
  deps: PurchaseDeps,
): Promise<void> {
  const others = await findOtherWaiting({ browser, emailKey: emailKey(email), sending }, deps.database)
  for (const row of others) {
    if (row.provider !== deps.provider.name || row.provider_session === null) continue
    const providerFacts = await refuseIfUnavailable(() => deps.provider.withdraw(row))
    await applyInTransaction({ row, providerFacts, cause: 'begun anew' }, deps)
  }
}
