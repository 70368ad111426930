import type { Language } from '../../domain/kernel/site/language.ts'
import type { BillingCurrency } from '../../domain/purchase/amount.ts'
import type { BillingInterval } from '../../domain/purchase/plan.ts'
import type { SubscriptionFacts, SubscriptionState } from '../../domain/purchase/subscription-facts.ts'
import type { Queries } from '../database/database.ts'

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

const columns = `subscription_id::text as subscription_id, provider, plan_id,
  (select names from plans where plans.plan_id = subscriptions.plan_id) as plan_names,
  billing_interval, currency, price::float8 as price, discount::float8 as discount, coupon, email, language, browser,
  salt::text as salt, facts, state, paid_until, checkout_url, checkout_ends_at, provider_session, provider_subscription,
  provider_customer, begun_at`

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

/** False when the same press has begun one already, which is waited for. */
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

export async function findSubscription(id: string, { query }: Queries): Promise<SubscriptionRow | undefined> {
  const [row] = await query<SubscriptionRow>(
    `select ${columns} from subscriptions where subscription_id = $1`,
    [id],
  )
  return row
}

/** Until the transaction ends nobody else changes it. */
export async function lockSubscription(id: string, { query }: Queries): Promise<SubscriptionRow | undefined> {
  const [row] = await query<SubscriptionRow>(
    `select ${columns} from subscriptions where subscription_id = $1 for update`,
    [id],
  )
  return row
}

export async function findSent(
  sending: Uint8Array,
  { query }: Queries,
): Promise<SubscriptionRow | undefined> {
  const [row] = await query<SubscriptionRow>(
    `select ${columns} from subscriptions where sending = $1 and state = 'waiting'`,
    [sending],
  )
  return row
}

/** Those that this browser has begun for the address by another press, and that nobody has paid yet. */
export async function findWaitingOf(
  { browser, emailKey, sending }: { browser: Uint8Array; emailKey: string; sending: Uint8Array },
  { query }: Queries,
): Promise<SubscriptionRow[]> {
  return query<SubscriptionRow>(
    `select ${columns} from subscriptions
     where browser = $1 and email_key = $2 and sending <> $3 and state = 'waiting'`,
    [browser, emailKey, sending],
  )
}

/** By whatever name a provider has for it. */
export async function findSubject(
  { id, session, subscription, customer }: SubjectNames,
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

/** Elsewhere a checkout may have been begun under another number. */
export const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export interface SubjectNames {
  readonly id: string | null
  readonly session: string | null
  readonly subscription: string | null
  readonly customer: string | null
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

interface Written {
  readonly id: string
  readonly facts: SubscriptionFacts
  readonly state: SubscriptionState
  readonly paidUntil: Date | null
  readonly subscription: string | null
  readonly customer: string | null
  readonly askAfter: Date | null
  /** When it came to its end. */
  readonly settledAt: Date | null
}

export async function writeFacts(written: Written, { query }: Queries): Promise<void> {
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

/** True for one of those who would ask within a moment. */
export async function mayAsk(
  { id, now, notSince }: { id: string; now: Date; notSince: Date },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `update subscriptions set asked_at = $2 where subscription_id = $1 and (asked_at is null or asked_at <= $3) returning 1`,
    [id, now, notSince],
  )
  return rows.length > 0
}

/** The next that the provider has to be asked about. It is nobody else's until `askAgain`, whatever comes of it. */
export async function takeDue(
  { now, askAgain }: { now: Date; askAgain: Date },
  { query }: Queries,
): Promise<string | undefined> {
  const [row] = await query<{ subscription_id: string }>(
    `update subscriptions set ask_after = $2, asked_at = $1 where subscription_id = (
       select subscription_id from subscriptions where ask_after <= $1 order by ask_after limit 1 for update skip locked
     ) returning subscription_id::text as subscription_id`,
    [now, askAgain],
  )
  return row?.subscription_id
}

/** Of those nobody paid for nothing has to be known after a while. */
export async function deleteUnpaidBefore(moment: Date, { query }: Queries): Promise<void> {
  await query(`delete from subscriptions where state in ('declined', 'expired') and settled_at < $1`, [
    moment,
  ])
}

interface Listed {
  readonly state: SubscriptionState | undefined
  readonly emailKey: string | undefined
  readonly from: number
  readonly most: number
}

/** The newest first. */
export async function listSubscriptions(
  { state, emailKey, from, most }: Listed,
  { query }: Queries,
): Promise<SubscriptionRow[]> {
  return query<SubscriptionRow>(
    `select ${columns} from subscriptions
     where ($1::text is null or state = $1) and ($2::text is null or email_key = $2)
     order by begun_at desc, subscription_id limit $3 offset $4`,
    [state ?? null, emailKey ?? null, most, from],
  )
}
