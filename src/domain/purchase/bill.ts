import type { BillingCurrency } from './amount.ts'
import type { Coupon } from './coupon.ts'

/** What the first payment comes to, in minor units. The payments after it are `price`. */
export interface Bill {
  readonly currency: BillingCurrency
  readonly price: number
  readonly discount: number
  readonly total: number
  /** How much of the total is tax; null where nothing is said of it. */
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

/** The same, of a discount that has been agreed on. */
export function billWith({ currency, price, discount }: Pick<Bill, 'currency' | 'price' | 'discount'>): Bill {
  const total = price - discount
  return { currency, price, discount, total, tax: taxIn({ total, currency }) }
}

/**
 * A part of a minor unit is given to the buyer: 20 % of 583 yen are 116.6, so 117 are taken off and 466 are paid. An amount
 * takes off the whole price at most.
 */
function discountOf({ currency, price, coupon }: Billed): number {
  if (coupon === null) return 0
  if (coupon.percent !== null) return Math.ceil((price * coupon.percent) / 100)
  return Math.min(coupon.amounts?.[currency] ?? 0, price)
}

const consumptionTax = 10

/**
 * Prices include tax. Of yen it is said how much: 10 % consumption tax, without the part of a yen. Of 580 yen 52 are tax
 * (580 × 10 ÷ 110 = 52.7…).
 */
function taxIn({ total, currency }: { total: number; currency: BillingCurrency }): Bill['tax'] {
  if (currency !== 'JPY') return null
  return {
    percent: consumptionTax,
    included: Math.floor((total * consumptionTax) / (100 + consumptionTax)),
  }
}
