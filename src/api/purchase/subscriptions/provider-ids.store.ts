import type { Queries } from '../../database/database.ts'

export async function findSubscriptionId(
  { id, session, subscription, customer }: ProviderIds,
  { query }: Queries,
): Promise<string | undefined> {
  const [row] = await query<{ subscription_id: string }>(
    `select subscription_id::text as subscription_id from subscriptions
     where subscription_id = $1 or provider_session = $2 or provider_subscription = $3 or provider_customer = $4
     order by begun_at desc limit 1`,
    [id !== null && uuidPattern.test(id) ? id : null, session, subscription, customer],
  )
  return row?.subscription_id
}

export interface ProviderIds {
  readonly id: string | null
  readonly session: string | null
  readonly subscription: string | null
  readonly customer: string | null
}

/**
 * The form of our subscription ids. Stripe also reports checkouts that another site has opened with the same account; their ids
 * have another form and are ignored.
 */
export const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
