import type { Database } from '../../../api/database/database.ts'
import { PurchaseRefused } from '../../../api/purchase/purchase-refused.ts'
import { uuidPattern } from '../../../api/purchase/subscriptions/provider-ids.store.ts'
import { historyOf } from '../../../api/purchase/subscriptions/subscription-history.store.ts'
import {
  findSubscription,
  findSubscriptionIds,
  type SubscriptionRow,
} from '../../../api/purchase/subscriptions/subscriptions.store.ts'
import { writeAmount } from '../../../domain/purchase/amount.ts'
import { readSubscriptionNumber, subscriptionNumber } from '../../../domain/purchase/subscription-id.ts'
import { factLines } from '../command/fact-lines.ts'

export function subscriptionLine(row: SubscriptionRow): string {
  const begun = row.begun_at.toISOString().slice(0, 16).replace('T', ' ')
  const price = writeAmount({ minor: row.price, currency: row.currency, language: 'en' })
  const until = row.paid_until === null ? 'not paid' : `until ${row.paid_until.toISOString().slice(0, 10)}`
  return [row.subscription_id, begun, row.state, row.plan_id, price, until, row.email].join('  ')
}

/** The id of a subscription by its id or by the number that its buyer knows. */
export async function subscriptionIdOf(typed: string, database: Database): Promise<string> {
  const beginning = readSubscriptionNumber(typed)
  if (beginning === undefined) return typed
  const [id, other] = await findSubscriptionIds(beginning, database)
  if (other !== undefined)
    throw new PurchaseRefused(
      `Several subscriptions have the number ${typed}. Say the id, as subscriptions list shows it.`,
    )
  if (id === undefined) throw new PurchaseRefused(`There is no subscription ${typed}.`)
  return id
}

export async function subscriptionText(typed: string, database: Database): Promise<string[]> {
  const id = await subscriptionIdOf(typed, database)
  const row = uuidPattern.test(id) ? await findSubscription(id, database) : undefined
  if (row === undefined) throw new PurchaseRefused(`There is no subscription ${id}.`)
  const facts = {
    subscription: id,
    number: subscriptionNumber(id),
    state: row.state,
    plan: row.plan_id,
    price: writeAmount({ minor: row.price, currency: row.currency, language: 'en' }),
    discount: writeAmount({ minor: row.discount, currency: row.currency, language: 'en' }),
    coupon: row.coupon,
    'paid until': row.paid_until?.toISOString() ?? null,
    email: row.email,
    language: row.language,
    provider: row.provider,
    session: row.provider_session,
    customer: row.provider_customer,
  }
  const history = await historyOf(id, database)
  return [
    ...factLines(facts),
    '',
    ...history.map(({ at, state, cause, trace }) => [at.toISOString(), state, cause, trace].join('  ')),
  ]
}
