import { randomUUID } from 'node:crypto'
import { isOver, mustEndAtProvider } from '../../domain/purchase/subscription-facts.ts'
import { applyProviderFacts } from './apply-provider-facts.ts'
import { PurchaseRefused } from './purchase-refused.ts'
import { endIfPaidBack, isKnownToProvider, type ProviderDeps } from './refresh-from-provider.ts'
import { uuidPattern } from './subscriptions/provider-ids.store.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'

type OperatorDeps = Omit<ProviderDeps, 'logger'>

export async function refundSubscription(id: string, deps: OperatorDeps): Promise<SubscriptionRow> {
  const row = await requireSubscription(id, deps)
  if (row.facts.paidAt === null) throw new PurchaseRefused(`${id} was not paid: it is ${row.state}.`)
  const providerFacts = await deps.provider.refund(row)
  const isToEnd = row.provider_subscription !== null && mustEndAtProvider(row.facts)
  if (providerFacts === undefined && !isToEnd) throw new PurchaseRefused(`${id} was refunded already.`)
  const cause = 'operator refund'
  // The refund is stored first: if the provider then fails to end the subscription, the job of due checks goes on.
  const refunded = providerFacts === undefined ? row : await applyFacts({ row, providerFacts, cause }, deps)
  return endIfPaidBack(refunded, deps, { cause, trace: randomUUID() })
}

/**
 * Cancels the renewal for the buyer. The subscription stays open until the end of the paid period; one that was paid back ends at
 * once, in case the provider still charges for it.
 */
export async function cancelSubscription(id: string, deps: OperatorDeps): Promise<SubscriptionRow> {
  const row = await requireSubscription(id, deps)
  if (row.provider_subscription !== null && mustEndAtProvider(row.facts))
    return endIfPaidBack(row, deps, { cause: 'operator cancel', trace: randomUUID() })
  if (row.facts.paidAt === null || isOver(row.state) || row.state === 'cancelling')
    throw new PurchaseRefused(`${id} cannot be cancelled: it is ${row.state}.`)
  const providerFacts = await deps.provider.setRenewal(row, { isCancelled: true })
  return applyFacts({ row, providerFacts, cause: 'operator cancel' }, deps)
}

async function requireSubscription(id: string, deps: OperatorDeps): Promise<SubscriptionRow> {
  const row = uuidPattern.test(id) ? await findSubscription(id, deps.database) : undefined
  if (row === undefined) throw new PurchaseRefused(`There is no subscription ${id}.`)
  if (!isKnownToProvider(row, deps))
    throw new PurchaseRefused(
      `${id} was bought through ${row.provider}, and PAYMENTS is ${deps.provider.name}.`,
    )
  return row
}

async function applyFacts(
  {
    row,
    providerFacts,
    cause,
  }: {
    row: SubscriptionRow
    providerFacts: Parameters<typeof applyProviderFacts>[0]['providerFacts']
    cause: string
  },
  deps: OperatorDeps,
): Promise<SubscriptionRow> {
  const update = { id: row.subscription_id, providerFacts, cause, trace: randomUUID(), now: deps.now() }
  return (await deps.database.transaction((queries) => applyProviderFacts(update, deps, queries))) ?? row
}
