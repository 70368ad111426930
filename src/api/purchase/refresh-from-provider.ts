import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { Refusal } from '../../contract/problems/problem.ts'
import { mustEndAtProvider } from '../../domain/purchase/subscription-facts.ts'
import type { Database } from '../database/database.ts'
import { applyProviderFacts, type ApplyFactsDeps } from './apply-provider-facts.ts'
import { PaymentsUnavailable, type PaymentProvider } from './payments/payment-provider.ts'
import { claimCheck } from './subscriptions/provider-checks.store.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'

export interface ProviderDeps extends ApplyFactsDeps {
  readonly database: Database
  readonly provider: PaymentProvider
  readonly logger: Logger
  readonly now: () => Date
}

/** At most one provider lookup per subscription in this time, however many pages are polling. */
const minCheckMilliseconds = 1_500

export async function refreshWaiting(row: SubscriptionRow, deps: ProviderDeps): Promise<SubscriptionRow> {
  if (row.state !== 'waiting' || !isKnownToProvider(row, deps)) return row
  const now = deps.now()
  const notSince = new Date(now.getTime() - minCheckMilliseconds)
  if (!(await claimCheck({ id: row.subscription_id, now, notSince }, deps.database))) return row
  try {
    return await refreshFromProvider(row, deps)
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error
    deps.logger.warn(
      { err: error, subscription: row.subscription_id },
      'could not fetch a subscription from the payment provider; the visitor sees it as waiting',
    )
    return row
  }
}

export async function refreshFromProvider(
  row: SubscriptionRow,
  deps: ProviderDeps,
  { cause, trace }: { cause: string; trace: string } = { cause: 'asked', trace: randomUUID() },
): Promise<SubscriptionRow> {
  const providerFacts = await deps.provider.fetchFacts(row)
  const { database } = deps
  const update = { id: row.subscription_id, providerFacts, cause, trace, now: deps.now() }
  const after = (await database.transaction((queries) => applyProviderFacts(update, deps, queries))) ?? row
  return endIfPaidBack(after, deps, { cause, trace })
}

/**
 * Ends a subscription at the provider that is over here because its money went back; otherwise the buyer would be charged again
 * for nothing. If the provider does not answer, the job of due checks tries again until it does.
 */
export async function endIfPaidBack(
  row: SubscriptionRow,
  deps: Pick<ProviderDeps, 'provider' | 'database' | 'now' | keyof ApplyFactsDeps>,
  { cause, trace }: { cause: string; trace: string },
): Promise<SubscriptionRow> {
  if (row.provider_subscription === null || !mustEndAtProvider(row.facts)) return row
  const providerFacts = await deps.provider.end(row)
  const update = { id: row.subscription_id, providerFacts, cause, trace, now: deps.now() }
  return (await deps.database.transaction((queries) => applyProviderFacts(update, deps, queries))) ?? row
}

/** False for a subscription that was bought from the other provider, before the setting `PAYMENTS` was changed. */
export function isKnownToProvider(
  row: SubscriptionRow,
  { provider }: Pick<ProviderDeps, 'provider'>,
): boolean {
  return row.provider === provider.name && row.provider_session !== null
}

export async function refreshById(
  id: string,
  deps: ProviderDeps,
  update?: { cause: string; trace: string },
): Promise<SubscriptionRow | undefined> {
  const row = await findSubscription(id, deps.database)
  return row !== undefined && isKnownToProvider(row, deps) ? refreshFromProvider(row, deps, update) : row
}

export async function refuseIfUnavailable<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PaymentsUnavailable)
      throw new Refusal('payments_away', { retryAfterSeconds: 30, cause: error })
    throw error
  }
}
