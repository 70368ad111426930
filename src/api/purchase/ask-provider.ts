import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Database } from '../database/database.ts'
import { applyTold, type Applying } from './apply-told.ts'
import { PaymentsAway, type PaymentProvider } from './payments/payment-provider.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'
import { mayAsk } from './subscriptions/subscription-askings.store.ts'

export interface Asking extends Applying {
  readonly database: Database
  readonly provider: PaymentProvider
  readonly logger: Logger
  readonly now: () => Date
}

/** Many pages that wait for one payment ask the provider so often together. */
const pauseMilliseconds = 1_500

/** The truth about a subscription that waits; where the provider cannot say now, what is known. */
export async function askAboutWaiting(row: SubscriptionRow, deps: Asking): Promise<SubscriptionRow> {
  if (row.state !== 'waiting' || !isAskable(row, deps)) return row
  const now = deps.now()
  const notSince = new Date(now.getTime() - pauseMilliseconds)
  if (!(await mayAsk({ id: row.subscription_id, now, notSince }, deps.database))) return row
  try {
    return await askAbout(row, deps)
  } catch (error) {
    if (!(error instanceof PaymentsAway)) throw error
    deps.logger.warn({ err: error, subscription: row.subscription_id }, 'a payment could not be asked about')
    return row
  }
}

export async function askAbout(
  row: SubscriptionRow,
  deps: Asking,
  { cause, trace }: { cause: string; trace: string } = { cause: 'asked', trace: randomUUID() },
): Promise<SubscriptionRow> {
  const told = await deps.provider.look(row)
  const { database } = deps
  const word = { id: row.subscription_id, told, cause, trace, now: deps.now() }
  return (await database.transaction((queries) => applyTold(word, deps, queries))) ?? row
}

/** One that another provider began, before the setting was changed, is not known to this one. */
export function isAskable(row: SubscriptionRow, { provider }: Pick<Asking, 'provider'>): boolean {
  return row.provider === provider.name && row.provider_session !== null
}

export async function askById(
  id: string,
  deps: Asking,
  word?: { cause: string; trace: string },
): Promise<SubscriptionRow | undefined> {
  const row = await findSubscription(id, deps.database)
  return row !== undefined && isAskable(row, deps) ? askAbout(row, deps, word) : row
}

/** A provider that does not answer becomes a refusal that says so. */
export async function reached<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentsAway)
      throw new Refusal('payments_away', { retryAfterSeconds: 30, cause: error })
    throw error
  }
}
