import type { Caller } from '../operations/implementation.ts'
import type { Asking } from './ask-provider.ts'
import { browserOf } from './buying-browser.ts'
import { findManaged } from './manage-subscription.ts'
import type { PurchaseLinks } from './purchase-links.ts'
import { uuidPattern } from './subscriptions/subscription-subject.store.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'

interface Proving {
  readonly id: string
  readonly token: string | undefined
  readonly caller: Caller
}

/** Its number alone proves nothing: it takes the cookie of the browser that began it, or a link from a mail. */
export async function provenSubscription(
  { id, token, caller }: Proving,
  { links, database }: Pick<Asking, 'database'> & { links: PurchaseLinks },
): Promise<SubscriptionRow | undefined> {
  if (!uuidPattern.test(id)) return undefined
  if (token !== undefined) {
    const managed = await findManaged(token, { links, database })
    return managed?.subscription_id === id ? managed : undefined
  }
  const browser = browserOf(caller)
  const row = browser && (await findSubscription(id, database))
  return row !== undefined && Buffer.compare(row.browser, browser ?? Buffer.of()) === 0 ? row : undefined
}
