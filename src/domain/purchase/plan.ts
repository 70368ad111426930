import type { Language } from '../kernel/site/language.ts'
import type { Amounts } from './amount.ts'

export const billingIntervals = ['month', 'year'] as const
export type BillingInterval = (typeof billingIntervals)[number]

/** How long buyers have to pay, as the page says; the checkout itself stays open a little longer. */
export const paymentMinutes = 30

/** How long a checkout stays open. Stripe requires at least 30 minutes; the ten more leave time for a second try to open it. */
export const checkoutMinutes = paymentMinutes + 10

export interface Plan {
  readonly planId: string
  readonly interval: BillingInterval
  readonly names: Readonly<Record<Language, string>>
  readonly prices: Amounts
  /** A plan that is no longer sold continues for its subscribers. */
  readonly isSold: boolean
}

const idPattern = /^[a-z0-9][a-z0-9-]{0,39}$/

export function isPlanId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value)
}

/**
 * The end of the nth billing period since `from`: the same day of a later month or year, or the last day of that month if
 * there is no such day. Periods are counted from the first day: months from Jan 31 end on Feb 28 and then on Mar 31.
 */
export function periodEnd({
  from,
  interval,
  periods = 1,
}: {
  from: number
  interval: BillingInterval
  periods?: number
}): number {
  const begin = new Date(from)
  const months = periods * (interval === 'year' ? 12 : 1)
  const end = new Date(from)
  end.setUTCMonth(begin.getUTCMonth() + months)
  if (end.getUTCDate() !== begin.getUTCDate()) end.setUTCDate(0)
  return end.getTime()
}
