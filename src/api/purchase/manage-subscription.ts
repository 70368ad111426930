import { randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { applyTold } from './apply-told.ts'
import { isAskable, reached, type Asking } from './ask-provider.ts'
import type { PurchaseLinks } from './purchase-links.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'

export type ManageAct = 'cancel' | 'resume'

/** The subscription that a link from a mail is for; undefined when it is none of ours. */
export async function findManaged(
  token: string,
  { links, database }: Pick<Asking, 'database'> & { links: PurchaseLinks },
): Promise<SubscriptionRow | undefined> {
  const read = links.read(token)
  if (read?.kind !== 'manage') return undefined
  const row = await findSubscription(read.id, database)
  return row !== undefined && links.isTrue(token, { ...read, salt: row.salt }) ? row : undefined
}

/** A second press changes nothing. */
export async function changeRenewal(
  { row, act }: { row: SubscriptionRow; act: ManageAct },
  deps: Asking,
): Promise<SubscriptionRow> {
  const isCancelled = act === 'cancel'
  if (row.state === (isCancelled ? 'cancelling' : 'active')) return row
  const mayChange = isCancelled
    ? row.state === 'active' || row.state === 'overdue'
    : row.state === 'cancelling'
  if (!mayChange || !isAskable(row, deps)) throw new Refusal('subscription_unchangeable')
  const told = await reached(() => deps.provider.setRenewal(row, { isCancelled }))
  const word = { id: row.subscription_id, told, cause: `buyer ${act}`, trace: randomUUID(), now: deps.now() }
  return (await deps.database.transaction((queries) => applyTold(word, deps, queries))) ?? row
}
