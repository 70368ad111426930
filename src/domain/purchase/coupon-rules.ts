import { elementsOf, refuse, type Row, type RowField } from '../kernel/rows/row-field.ts'
import { readRow, type OpenRow, type RowReading } from '../kernel/rows/row-reading.ts'
import { readInstant } from '../kernel/time/instant.ts'
import { readAmounts } from './amount-rules.ts'
import { readCouponCode, type Coupon } from './coupon.ts'
import { isPlanId } from './plan.ts'

const maxPlans = 20
const maxUsesLimit = 1_000_000

/**
 * Reads a coupon from a JSON object: `code`; either `percent` from 1 to 100 or `amounts` in minor units by currency;
 * optionally `plan_ids`, `most_uses` and `ends_at`. A row that states `amounts` replaces a stored `percent`, and the other way
 * round.
 */
export function readCoupon(row: unknown, stored?: Row): RowReading<Coupon> {
  return readRow(row, couponOf, stored)
}

function couponOf({ fields, formsOf }: OpenRow): Coupon {
  const discount = formsOf('percent', 'amounts')
  const coupon: Coupon = {
    code: readCode(fields('code')),
    percent: readWhole(discount('percent'), { min: 1, max: 100 }),
    amounts: readAmounts(discount('amounts')),
    planIds: readPlanIds(fields('plan_ids')),
    maxUses: readWhole(fields('most_uses'), { min: 0, max: maxUsesLimit }),
    endsAt: readEnd(fields('ends_at')),
  }
  const discounts = [discount('percent'), discount('amounts')].filter(({ value }) => value !== undefined)
  if (discounts.length === 0) refuse(discount('percent'), 'required')
  if (discounts.length === 2) refuse(discount('amounts'), 'too_many')
  return coupon
}

function readCode(field: RowField): string {
  const code = readCouponCode(field.value)
  return code ?? refuse(field, field.value === undefined ? 'required' : 'not_an_id') ?? ''
}

function readWhole(field: RowField, { min, max }: { min: number; max: number }): number | null {
  const { value } = field
  if (value === undefined) return null
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
  return isWhole ? value : refuse(field, 'not_a_number')
}

function readPlanIds(field: RowField): readonly string[] | null {
  if (field.value === undefined) return null
  const ids = elementsOf(field, { limit: maxPlans }).map((element) =>
    isPlanId(element.value) ? element.value : refuse(element, 'not_an_id'),
  )
  return [...new Set(ids.filter((id) => id !== null))].toSorted()
}

function readEnd(field: RowField): number | null {
  if (field.value === undefined) return null
  const moment = typeof field.value === 'string' ? readInstant(field.value) : undefined
  return moment ?? refuse(field, 'not_a_date')
}
