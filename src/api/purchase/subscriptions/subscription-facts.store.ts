import type { SubscriptionFacts, SubscriptionState } from '../../../domain/purchase/subscription-facts.ts'
import type { Queries } from '../../database/database.ts'

interface FactsRow {
  readonly id: string
  readonly facts: SubscriptionFacts
  readonly state: SubscriptionState
  readonly paidUntil: Date | null
  readonly subscription: string | null
  readonly customer: string | null
  readonly askAfter: Date | null
  /** When the subscription ended; null while it is open. */
  readonly settledAt: Date | null
}

export async function writeFacts(written: FactsRow, { query }: Queries): Promise<void> {
  await query(
    `update subscriptions set facts = $2, state = $3, paid_until = $4,
       provider_subscription = coalesce($5, provider_subscription), provider_customer = coalesce($6, provider_customer),
       ask_after = $7, settled_at = coalesce(settled_at, $8)
     where subscription_id = $1`,
    [
      written.id,
      JSON.stringify(written.facts),
      written.state,
      written.paidUntil,
      written.subscription,
      written.customer,
      written.askAfter,
      written.settledAt,
    ],
  )
}
