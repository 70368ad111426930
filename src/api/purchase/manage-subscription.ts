import { randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { applyProviderFacts } from './apply-provider-facts.ts'
import type { PurchaseLinks } from './purchase-links.ts'
import { isKnownToProvider, refuseIfUnavailable, type ProviderDeps } from './refresh-from-provider.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'

export type RenewalAction = 'cancel' | 'resume'

export async function findManaged(
  token: string,
  { links, database }: Pick<ProviderDeps, 'database'> & { links: PurchaseLinks },
): Promise<SubscriptionRow | undefined> {
  const read = links.read(token)
  if (read?.kind !== 'manage') return undefined
  const row = await findSubscription(read.id, database)
  return row !== undefined && links.isTrue(token, { ...read, salt: row.salt }) ? row : undefined
}

/** Cancels or resumes the renewal of a subscription; doing so twice changes nothing. */
export async function changeRenewal(
  { row, act }: { row: SubscriptionRow; act: RenewalAction },
  deps: ProviderDeps,
): Promise<SubscriptionRow> {
  const isCancelled = act === 'cancel'
  if (row.state === (isCancelled ? 'cancelling' : 'active')) return row
  const mayChange = isCancelled
    ? row.state === 'active' || row.state === 'overdue'
    : row.state === 'cancelling'
  if (!mayChange || !isKnownToProvider(row, deps)) throw new Refusal('subscription_unchangeable')
  const providerFacts = await refuseIfUnavailable(() => deps.provider.setRenewal(row, { isCancelled }))
  const update = {
    id: row.subscription_id,
    providerFacts,
    cause: `buyer ${act}`,
    trace: randomUUID(),
    now: deps.now(),
  }
  return (await deps.database.transaction((queries) => applyProviderFacts(update, deps, queries))) ?? row
}
