import type { Language } from '../../../domain/kernel/site/language.ts'
import type { BillingCurrency } from '../../../domain/purchase/amount.ts'
import type { BillingInterval } from '../../../domain/purchase/plan.ts'
import type { SubscriptionFacts, SubscriptionState } from '../../../domain/purchase/subscription-facts.ts'
import type { Queries } from '../../database/database.ts'

export interface SubscriptionRow {
  subscription_id: string
  provider: 'sandbox' | 'stripe'
  plan_id: string
  plan_names: Readonly<Record<Language, string>>
  billing_interval: BillingInterval
  currency: BillingCurrency
  price: number
  discount: number
  coupon: string | null
  email: string
  language: Language
  browser: Uint8Array
  salt: string
  facts: SubscriptionFacts
  state: SubscriptionState
  paid_until: Date | null
  checkout_url: string | null
  checkout_ends_at: Date
  provider_session: string | null
  provider_subscription: string | null
  provider_customer: string | null
  begun_at: Date
}

export const subscriptionColumns = `subscription_id::text as subscription_id, provider, plan_id,
  (select names from plans where plans.plan_id = subscriptions.plan_id) as plan_names,
  billing_interval, currency, price::float8 as price, discount::float8 as discount, coupon, email, language, browser,
  salt::text as salt, facts, state, paid_until, checkout_url, checkout_ends_at, provider_session, provider_subscription,
  provider_customer, begun_at`

export async function findSubscription(id: string, { query }: Queries): Promise<SubscriptionRow | undefined> {
  const [row] = await query<SubscriptionRow>(
    `select ${subscriptionColumns} from subscriptions where subscription_id = $1`,
    [id],
  )
  return row
}

/** The ids that begin with these eight hexadecimal digits; two of them if a number is not unique. */
export async function findSubscriptionIds(beginning: string, { query }: Queries): Promise<string[]> {
  const rows = await query<{ subscription_id: string }>(
    `select subscription_id::text as subscription_id from subscriptions
     where subscription_id between $1::uuid and $2::uuid limit 2`,
    [`${beginning}-0000-0000-0000-000000000000`, `${beginning}-ffff-ffff-ffff-ffffffffffff`],
  )
  return rows.map(({ subscription_id: id }) => id)
}

export async function lockSubscription(id: string, { query }: Queries): Promise<SubscriptionRow | undefined> {
  const [row] = await query<SubscriptionRow>(
    `select ${subscriptionColumns} from subscriptions where subscription_id = $1 for update`,
    [id],
  )
  return row
}

/** Deletes old subscriptions that were never paid; those that were paid are kept. */
export async function deleteUnpaidBefore(moment: Date, { query }: Queries): Promise<void> {
  await query(`delete from subscriptions where state in ('declined', 'expired') and settled_at < $1`, [
    moment,
  ])
}

interface SubscriptionListQuery {
  readonly state: SubscriptionState | undefined
  readonly emailKey: string | undefined
  readonly from: number
  readonly limit: number
}

export async function listSubscriptions(
  { state, emailKey, from, limit }: SubscriptionListQuery,
  { query }: Queries,
): Promise<SubscriptionRow[]> {
  return query<SubscriptionRow>(
    `select ${subscriptionColumns} from subscriptions
     where ($1::text is null or state = $1) and ($2::text is null or email_key = $2)
     order by begun_at desc, subscription_id limit $3 offset $4`,
    [state ?? null, emailKey ?? null, limit, from],
  )
}
