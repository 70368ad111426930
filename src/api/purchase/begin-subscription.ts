import { createHash } from 'node:crypto'
import { emailKey } from '../../domain/kernel/text/email-address.ts'
import { reached } from './ask-provider.ts'
import { openCheckout, applyOutcome, type Buying } from './open-checkout.ts'
import { storeWish, type Wish } from './store-wish.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'
import { findSent, findWaitingOf } from './subscriptions/begun-subscriptions.store.ts'

/**
 * First what is wanted is written, with the coupon taken, then the provider is asked for a checkout, under the number of the
 * subscription: whoever presses twice, or comes back after a fault in between, gets the same one.
 */
export async function beginSubscription(preference: Wish, deps: Buying): Promise<SubscriptionRow> {
  const sending = createHash('sha256').update(preference.sending).update(preference.browser).digest()
  const known = await findSent(sending, deps.database)
  if (known === undefined) await withdrawOthers({ preference, sending }, deps)
  const id = known?.subscription_id ?? (await storeWish({ preference, sending }, deps))
  const row = await findSubscription(id, deps.database)
  if (row === undefined) throw new Error('A subscription that was begun is stored.')
  if (row.checkout_url !== null || row.state !== 'waiting') return row
  return openCheckout(row, deps)
}

/** Of what this browser began for the address before only the last can be paid; its coupon is free again. */
async function withdrawOthers(
  { preference: { browser, email }, sending }: { preference: Wish; sending: Uint8Array },
  deps: Buying,
): Promise<void> {
  const others = await findWaitingOf({ browser, emailKey: emailKey(email), sending }, deps.database)
  for (const row of others) {
    if (row.provider !== deps.provider.name || row.provider_session === null) continue
    const told = await reached(() => deps.provider.withdraw(row))
    await applyOutcome({ row, told, cause: 'begun anew' }, deps)
  }
}
