import { periodEnd } from '../../../domain/purchase/plan.ts'
import { noFacts, type SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'
import { applyTold } from '../apply-told.ts'
import type { Asking } from '../ask-provider.ts'
import { lockSubscription, type SubscriptionRow } from '../subscriptions/subscriptions.store.ts'

/** What was pressed on the page of the sandbox becomes facts, as if a provider had told of it. */
export async function settleSandbox(
  { row, act }: { row: SubscriptionRow; act: 'approve' | 'decline' },
  deps: Asking,
): Promise<void> {
  const now = deps.now()
  const at = now.getTime()
  const stated: Partial<SubscriptionFacts> =
    act === 'decline'
      ? { declinedAt: at }
      : { paidAt: at, lastPaidAt: at, paidUntil: periodEnd({ from: at, interval: row.billing_interval }) }
  const { subscription_id: id } = row
  const told = { facts: { ...noFacts, ...stated }, subscription: `sandbox_${id}`, customer: null }
  const word = { id, told, cause: `sandbox ${act}`, trace: `sandbox_${id}`, now }
  // Who presses in two windows at once has pressed once.
  await deps.database.transaction(async (queries) => {
    const standing = await lockSubscription(id, queries)
    if (standing?.state === 'waiting') await applyTold(word, deps, queries)
  })
}
