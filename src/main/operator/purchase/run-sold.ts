import { PurchaseRefused } from '../../../api/purchase/purchase-refused.ts'
import { endCoupon, findCoupons, listCoupons } from '../../../api/purchase/sold/coupons.store.ts'
import { couponsTransfer } from '../../../api/purchase/sold/coupons.transfer.ts'
import { findPlans, listPlans, type PlanRow } from '../../../api/purchase/sold/plans.store.ts'
import { plansTransfer } from '../../../api/purchase/sold/plans.transfer.ts'
import { saveContents } from '../../../api/transfer/save-contents.ts'
import type { RowReading } from '../../../domain/kernel/rows/row-reading.ts'
import { writeAmount, type Amounts, type BillingCurrency } from '../../../domain/purchase/amount.ts'
import { readCouponCode } from '../../../domain/purchase/coupon.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'

/** Amounts in minor units by currency, not checked yet. */
type TypedAmounts = Readonly<Record<string, number>>

export async function listAllPlans(deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => (await listPlans(database)).map(planLine))
}

export async function setPlan(
  { id: planId, price, sold }: { id: string; price: TypedAmounts; sold: boolean | undefined },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    const [stored] = await plansTransfer.storedRows({ ids: [planId], lock: false }, database)
    if (stored === undefined)
      throw new PurchaseRefused(`There is no plan ${planId}. Add plans with "import plans FILE".`)
    const reading = plansTransfer.read({
      row: { plan_id: planId, prices: price, ...(sold !== undefined && { is_sold: sold }) },
      stored,
      now: Date.now(),
    })
    const contents = [contentOf(reading)]
    await saveContents(plansTransfer, { contents, now: new Date(), dryRun: false }, database)
    return (await findPlans([planId], database)).map(planLine)
  })
}

export async function listAllCoupons(deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) =>
    (await listCoupons(database)).map((coupon) =>
      [
        coupon.code,
        coupon.percent === null ? amountsLine(coupon.amounts ?? {}) : `${coupon.percent}%`,
        coupon.plan_ids === null ? 'every plan' : coupon.plan_ids.join(', '),
        `used ${coupon.uses}${coupon.most_uses === null ? '' : ` of ${coupon.most_uses}`}`,
        coupon.ends_at === null ? 'no end' : `ends ${coupon.ends_at.toISOString()}`,
      ].join('  '),
    ),
  )
}

export async function addCoupon(row: Readonly<Record<string, unknown>>, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const coupon = contentOf(couponsTransfer.read({ row, now: Date.now() }))
    if ((await findCoupons([coupon.code], database)).length > 0)
      throw new PurchaseRefused(`There is a coupon ${coupon.code} already.`)
    const known = await findPlans(coupon.planIds ?? [], database)
    const missing = coupon.planIds?.find((id) => known.every(({ plan_id }) => plan_id !== id))
    if (missing !== undefined) throw new PurchaseRefused(`There is no plan ${missing}.`)
    await saveContents(couponsTransfer, { contents: [coupon], now: new Date(), dryRun: false }, database)
    return [`${coupon.code} can be used.`]
  })
}

export async function end({ id }: { id: string }, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const code = readCouponCode(id)
    if (code === undefined || !(await endCoupon({ code, now: new Date() }, database)))
      throw new PurchaseRefused(`There is no coupon ${id} that could end.`)
    return [`${code} has ended.`]
  })
}

function contentOf<Content>(reading: RowReading<Content, string>): Content {
  if ('content' in reading) return reading.content
  throw new PurchaseRefused(
    reading.errors
      .map(({ field, code, got }) => `${field}: ${code.replaceAll('_', ' ')} (${got})`)
      .join('\n'),
  )
}

function planLine({ plan_id, billing_interval, prices, is_sold }: PlanRow): string {
  return [plan_id, `a ${billing_interval}`, amountsLine(prices), is_sold ? 'sold' : 'not sold'].join('  ')
}

function amountsLine(amounts: Amounts): string {
  // Every key is a billing currency, because the rules for plans and coupons allow no other currencies.
  const entries = Object.entries(amounts) as [BillingCurrency, number][]
  return entries.map(([currency, minor]) => writeAmount({ minor, currency, language: 'en' })).join(' ')
}
