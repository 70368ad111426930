import { randomUUID } from 'node:crypto'
import { isOver } from '../../domain/purchase/subscription-facts.ts'
import { applyTold } from './apply-told.ts'
import { isAskable, type Asking } from './ask-provider.ts'
import { PurchaseRefused } from './purchase-refused.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'
import { uuidPattern } from './subscriptions/subscription-subject.store.ts'

type Operated = Omit<Asking, 'logger'>

/** The last payment goes back, the subscription is over, and its buyer is told. */
export async function refundSubscription(id: string, deps: Operated): Promise<SubscriptionRow> {
  const row = await operated(id, deps)
  if (row.state === 'refunded') throw new PurchaseRefused(`${id} is paid back already.`)
  if (row.facts.paidAt === null) throw new PurchaseRefused(`${id} was not paid: it is ${row.state}.`)
  return apply({ row, told: await deps.provider.refund(row), cause: 'operator refund' }, deps)
}

/** It ends with the period that is paid. */
export async function cancelSubscription(id: string, deps: Operated): Promise<SubscriptionRow> {
  const row = await operated(id, deps)
  if (row.facts.paidAt === null || isOver(row.state) || row.state === 'cancelling')
    throw new PurchaseRefused(`${id} cannot be cancelled: it is ${row.state}.`)
  const told = await deps.provider.setRenewal(row, { isCancelled: true })
  return apply({ row, told, cause: 'operator cancel' }, deps)
}

async function operated(id: string, deps: Operated): Promise<SubscriptionRow> {
  const row = uuidPattern.test(id) ? await findSubscription(id, deps.database) : undefined
  if (row === undefined) throw new PurchaseRefused(`There is no subscription ${id}.`)
  if (!isAskable(row, deps))
    throw new PurchaseRefused(
      `${id} was bought through ${row.provider}, and PAYMENTS is ${deps.provider.name}.`,
    )
  return row
}

async function apply(
  {
    row,
    told,
    cause,
  }: { row: SubscriptionRow; told: Parameters<typeof applyTold>[0]['told']; cause: string },
  deps: Operated,
): Promise<SubscriptionRow> {
  const word = { id: row.subscription_id, told, cause, trace: randomUUID(), now: deps.now() }
  return (await deps.database.transaction((queries) => applyTold(word, deps, queries))) ?? row
}
