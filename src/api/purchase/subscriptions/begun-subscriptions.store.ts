import type { Queries } from '../../database/database.ts'
import { type SubscriptionRow, subscriptionColumns } from './subscriptions.store.ts'

export type NewSubscription = Omit<
  SubscriptionRow,
  | 'plan_names'
  | 'salt'
  | 'paid_until'
  | 'checkout_url'
  | 'provider_session'
  | 'provider_subscription'
  | 'provider_customer'
> & { email_key: string; sending: Uint8Array; ask_after: Date }

/**
 * Inserts a subscription. False if another request with the same key has inserted it already; the statement waits for a request
 * that is just doing so.
 */
export async function putSubscription(row: NewSubscription, { query }: Queries): Promise<boolean> {
  const rows = await query(
    `insert into subscriptions (subscription_id, provider, plan_id, billing_interval, currency, price, discount, coupon,
       email, email_key, language, browser, sending, facts, state, checkout_ends_at, begun_at, ask_after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     on conflict (sending) where state = 'waiting' do nothing returning 1`,
    [
      row.subscription_id,
      row.provider,
      row.plan_id,
      row.billing_interval,
      row.currency,
      row.price,
      row.discount,
      row.coupon,
      row.email,
      row.email_key,
      row.language,
      row.browser,
      row.sending,
      JSON.stringify(row.facts),
      row.state,
      row.checkout_ends_at,
      row.begun_at,
      row.ask_after,
    ],
  )
  return rows.length > 0
}

export async function findBySending(
  sending: Uint8Array,
  { query }: Queries,
): Promise<SubscriptionRow | undefined> {
  const [row] = await query<SubscriptionRow>(
    `select ${subscriptionColumns} from subscriptions where sending = $1 and state = 'waiting'`,
    [sending],
  )
  return row
}

export async function findOtherWaiting(
  { browser, emailKey, sending }: { browser: Uint8Array; emailKey: string; sending: Uint8Array },
  { query }: Queries,
): Promise<SubscriptionRow[]> {
  return query<SubscriptionRow>(
    `select ${subscriptionColumns} from subscriptions
     where browser = $1 and email_key = $2 and sending <> $3 and state = 'waiting'`,
    [browser, emailKey, sending],
  )
}

export async function putCheckout(
  { id, url, session, endsAt }: { id: string; url: string; session: string; endsAt: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `update subscriptions set checkout_url = $2, provider_session = $3, checkout_ends_at = $4 where subscription_id = $1`,
    [id, url, session, endsAt],
  )
}
