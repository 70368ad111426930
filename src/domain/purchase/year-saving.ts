import type { BillingInterval } from './plan.ts'

interface Priced {
  readonly interval: BillingInterval
  /** The price in minor units. The prices of all compared plans are in one currency. */
  readonly price: number
}

/**
 * The saving of a yearly plan compared with twelve months of the cheapest monthly plan, or null if there is none: 5,800
 * yen a year save 1,160 against 580 yen a month.
 */
export function yearSaving(plan: Priced, sold: readonly Priced[]): number | null {
  const months = sold.filter(({ interval }) => interval === 'month').map(({ price }) => price)
  if (plan.interval !== 'year' || months.length === 0) return null
  const saved = 12 * Math.min(...months) - plan.price
  return saved > 0 ? saved : null
}
