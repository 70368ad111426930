import { Refusal } from '../../../contract/problems/problem.ts'
import type { BillingCurrency } from '../../../domain/purchase/amount.ts'
import { billOf } from '../../../domain/purchase/bill.ts'
import { couponFault, type Coupon } from '../../../domain/purchase/coupon.ts'
import type { PlanRow } from './plans.store.ts'

interface SoldPlan {
  readonly plan: PlanRow
  readonly price: number
  readonly currency: BillingCurrency
}

export function plansSoldIn(currency: BillingCurrency, plans: readonly PlanRow[]): SoldPlan[] {
  return plans.flatMap((plan) => {
    const price = plan.prices[currency]
    return plan.is_sold && price !== undefined ? [{ plan, price, currency }] : []
  })
}

interface CouponedPlans {
  readonly coupon: Coupon
  readonly sold: readonly SoldPlan[]
  readonly uses: number
  readonly minimumTotal: (currency: BillingCurrency) => number
  readonly now: number
}

/**
 * The plans a coupon applies to. Throws the refusal of the first plan if it applies to none. Does not check whether the
 * buyer has used the coupon.
 */
export function plansUsableWith({
  coupon,
  sold,
  uses,
  minimumTotal,
  now,
}: CouponedPlans): readonly SoldPlan[] {
  const judged = sold.map((one) => ({
    one,
    fault: couponFault(coupon, {
      planId: one.plan.plan_id,
      currency: one.currency,
      total: billOf({ ...one, coupon }).total,
      minimumTotal: minimumTotal(one.currency),
      now,
      uses,
      isUsedByMailbox: false,
      heldByCaller: 0,
    }),
  }))
  const usable = judged.filter(({ fault }) => fault === undefined).map(({ one }) => one)
  const fault = judged[0]?.fault
  if (usable.length === 0 && fault !== undefined) throw new Refusal(fault)
  return usable
}
