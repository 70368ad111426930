import type { BillingCurrency } from './amount.ts'
import type { Coupon } from './coupon.ts'

/** The bill of the first payment, in minor units. Later payments cost `price`, without the discount. */
export interface Bill {
  readonly currency: BillingCurrency
  readonly price: number
  readonly discount: number
  readonly total: number
  /** The tax included in the total; null for currencies whose tax is not shown. */
  readonly tax: { readonly percent: number; readonly included: number } | null
}

interface Billed {
  readonly currency: BillingCurrency
  readonly price: number
  readonly coupon: Pick<Coupon, 'percent' | 'amounts'> | null
}

export function billOf({ currency, price, coupon }: Billed): Bill {
  return billWith({ currency, price, discount: discountOf({ currency, price, coupon }) })
}

export function billWith({ currency, price, discount }: Pick<Bill, 'currency' | 'price' | 'discount'>): Bill {
  const total = price - discount
  return { currency, price, discount, total, tax: taxIn({ total, currency }) }
}

/**
 * A discount is rounded up to minor units: 20 % of 583 yen are 116.6, so 117 are deducted and 466 are paid. A fixed
 * discount is at most the whole price.
 */
function discountOf({ currency, price, coupon }: Billed): number {
  if (coupon === null) return 0
  if (coupon.percent !== null) return Math.ceil((price * coupon.percent) / 100)
  return Math.min(coupon.amounts?.[currency] ?? 0, price)
}

const consumptionTax = 10

/**
 * Prices include tax; the bill shows it only for yen: 10 % consumption tax, rounded down. 580 yen include 52 yen of tax
 * (580 × 10 ÷ 110 = 52.7…).
 */
function taxIn({ total, currency }: { total: number; currency: BillingCurrency }): Bill['tax'] {
  if (currency !== 'JPY') return null
  return {
    percent: consumptionTax,
    included: Math.floor((total * consumptionTax) / (100 + consumptionTax)),
  }
}
