import type { Database } from '../../../api/database/database.ts'
import { PurchaseRefused } from '../../../api/purchase/purchase-refused.ts'
import { endCoupon, findCoupons, listCoupons } from '../../../api/purchase/sold/coupons.store.ts'
import { couponsTransfer } from '../../../api/purchase/sold/coupons.transfer.ts'
import { findPlans, listPlans, type PlanRow } from '../../../api/purchase/sold/plans.store.ts'
import { plansTransfer } from '../../../api/purchase/sold/plans.transfer.ts'
import { saveContents } from '../../../api/transfer/save-contents.ts'
import { writeAmount, type Amounts, type BillingCurrency } from '../../../domain/purchase/amount.ts'
import { readCouponCode } from '../../../domain/purchase/coupon.ts'
import type { RowReading } from '../../../domain/kernel/rows/row-reading.ts'
import type { PurchaseCommand } from './purchase-command.ts'

type SoldCommand = Extract<PurchaseCommand, { name: 'plans' | 'coupons' }>

/** What is sold, and what is taken off. New ones are read by the rules of an import. */
export async function soldLines(command: SoldCommand, database: Database): Promise<string[]> {
  if (command.name === 'plans')
    return command.act === 'list' ? (await listPlans(database)).map(planLine) : setPlan(command, database)
  if (command.act === 'add') return addCoupon(command.row, database)
  if (command.act === 'end') {
    const code = readCouponCode(command.code)
    if (code === undefined || !(await endCoupon({ code, now: new Date() }, database)))
      throw new PurchaseRefused(`There is no coupon ${command.code} that could end.`)
    return [`${code} has ended.`]
  }
  return (await listCoupons(database)).map((coupon) =>
    [
      coupon.code,
      coupon.percent === null ? amountsLine(coupon.amounts ?? {}) : `${coupon.percent}%`,
      coupon.plan_ids === null ? 'every plan' : coupon.plan_ids.join(', '),
      `used ${coupon.uses}${coupon.most_uses === null ? '' : ` of ${coupon.most_uses}`}`,
      coupon.ends_at === null ? 'no end' : `ends ${coupon.ends_at.toISOString()}`,
    ].join('  '),
  )
}

async function setPlan(
  { planId, prices, isSold }: Extract<PurchaseCommand, { act: 'set' }>,
  database: Database,
): Promise<string[]> {
  const [plan] = await findPlans([planId], database)
  if (plan === undefined)
    throw new PurchaseRefused(`There is no plan ${planId}. New ones come by import plans.`)
  const reading = plansTransfer.read({
    row: {
      plan_id: planId,
      interval: plan.billing_interval,
      names: plan.names,
      prices: { ...plan.prices, ...prices },
      is_sold: isSold ?? plan.is_sold,
    },
    now: Date.now(),
  })
  const contents = [contentOf(reading)]
  await saveContents(plansTransfer, { contents, now: new Date(), dryRun: false }, database)
  return (await findPlans([planId], database)).map(planLine)
}

async function addCoupon(row: Readonly<Record<string, unknown>>, database: Database): Promise<string[]> {
  const coupon = contentOf(couponsTransfer.read({ row, now: Date.now() }))
  if ((await findCoupons([coupon.code], database)).length > 0)
    throw new PurchaseRefused(`There is a coupon ${coupon.code} already.`)
  const known = await findPlans(coupon.planIds ?? [], database)
  const missing = coupon.planIds?.find((id) => known.every(({ plan_id }) => plan_id !== id))
  if (missing !== undefined) throw new PurchaseRefused(`There is no plan ${missing}.`)
  await saveContents(couponsTransfer, { contents: [coupon], now: new Date(), dryRun: false }, database)
  return [`${coupon.code} can be used.`]
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
  // Only currencies of ours are stored.
  const entries = Object.entries(amounts) as [BillingCurrency, number][]
  return entries.map(([currency, minor]) => writeAmount({ minor, currency, language: 'en' })).join(' ')
}
