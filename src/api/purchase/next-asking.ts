import { isOver } from '../../domain/purchase/subscription-facts.ts'
import type { SubscriptionRow } from './subscriptions/subscriptions.store.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * When the provider is asked if it says nothing by itself: about a checkout soon and then ever more seldom, about a paid
 * subscription when its period is over, about one that is over never.
 */
export function nextAsking(row: SubscriptionRow, now: Date): Date | null {
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
