import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { writeAmount, type BillingCurrency } from '../../domain/purchase/amount.ts'
import { billOf, billWith, type Bill } from '../../domain/purchase/bill.ts'
import type { Coupon } from '../../domain/purchase/coupon.ts'
import { subscriptionNumber } from '../../domain/purchase/subscription-id.ts'
import type { PlanRow } from './sold/plans.store.ts'
import type { SubscriptionRow } from './subscriptions/subscriptions.store.ts'

type SubscriptionReply = Reply<Operations['getWebSubscription']>
type PlanReply = Reply<Operations['listPlans']>['plans'][number]

interface PlanView {
  readonly plan: PlanRow
  readonly price: number
  readonly currency: BillingCurrency
  readonly coupon: Coupon | null
  readonly language: Language
}

export function presentPlan({ plan, language, ...billed }: PlanView): PlanReply {
  return {
    plan_id: plan.plan_id,
    name: plan.names[language],
    interval: plan.billing_interval,
    ...presentBill(billOf(billed), language),
  }
}

export function presentSubscription(row: SubscriptionRow, language: Language): SubscriptionReply {
  return {
    subscription_id: row.subscription_id,
    number: subscriptionNumber(row.subscription_id),
    state: row.state,
    plan: { plan_id: row.plan_id, name: row.plan_names[language], interval: row.billing_interval },
    ...presentBill(billWith(row), language),
    coupon: row.coupon,
    email: row.email,
    period_end: row.paid_until?.toISOString() ?? null,
    renews: row.state === 'active' || row.state === 'overdue',
    checkout: row.state === 'waiting' ? row.checkout_url : null,
    may_cancel: row.state === 'active' || row.state === 'overdue',
    may_resume: row.state === 'cancelling',
  }
}

function presentBill({ currency, price, discount, total, tax }: Bill, language: Language) {
  const moneyOf = (minor: number) => ({
    amount: minor,
    currency,
    text: writeAmount({ minor, currency, language }),
  })
  return {
    price: moneyOf(price),
    discount: discount === 0 ? null : moneyOf(discount),
    total: moneyOf(total),
    tax: tax === null ? null : { percent: tax.percent, included: moneyOf(tax.included) },
  }
}
