import type { Amounts, BillingCurrency } from './amount.ts'

export interface Coupon {
  readonly code: string
  /** A coupon has either a percentage or amounts by currency. */
  readonly percent: number | null
  readonly amounts: Amounts | null
  /** The plans to which the coupon applies; null means every plan. */
  readonly planIds: readonly string[] | null
  readonly maxUses: number | null
  /** When the coupon expires, in milliseconds since 1970; null means never. */
  readonly endsAt: number | null
}

const codePattern = /^[A-Z0-9][A-Z0-9-]{2,39}$/

/**
 * Normalises a typed code: lower case, full-width characters and surrounding spaces are accepted. ` spring２０ ` is
 * `SPRING20`.
 */
export function readCouponCode(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const code = text.normalize('NFKC').trim().toUpperCase()
  return codePattern.test(code) ? code : undefined
}

export type CouponFault =
  | 'coupon_expired'
  | 'coupon_other_plan'
  | 'coupon_other_currency'
  | 'coupon_used_up'
  | 'coupon_total_too_small'
  | 'coupon_held'

/**
 * How many uses of one limited coupon a caller can hold without having paid. Otherwise a single caller could empty a coupon by
 * checkouts that are never paid. People who share an address, such as an office, seldom have more open at once.
 */
export const maxHeldPerCaller = 5

interface CouponUse {
  readonly planId: string
  readonly currency: BillingCurrency
  /** What remains to be paid with the coupon. */
  readonly total: number
  /** The smallest total that can be charged; a total of zero needs no charge. */
  readonly minimumTotal: number
  readonly now: number
  readonly uses: number
  /** Whether the buyer's mailbox has used the coupon; `me+a@example.com` is the same mailbox as `me@example.com`. */
  readonly isUsedByMailbox: boolean
  /** Uses that this caller holds by checkouts that are still open. */
  readonly heldByCaller: number
}

/**
 * The first reason why a coupon cannot be used, or undefined: it has expired, it is for other plans, it has no amount
 * in this currency, it leaves less than can be charged, no use is left, or the caller holds too many unpaid uses. A mailbox that has already used the coupon gets the same fault as a used-up
 * coupon, so that the answer does not reveal that an address is known.
 */
export function couponFault(coupon: Coupon, use: CouponUse): CouponFault | undefined {
  if (coupon.endsAt !== null && use.now >= coupon.endsAt) return 'coupon_expired'
  if (coupon.planIds !== null && !coupon.planIds.includes(use.planId)) return 'coupon_other_plan'
  if (coupon.amounts !== null && coupon.amounts[use.currency] === undefined) return 'coupon_other_currency'
  if (use.total > 0 && use.total < use.minimumTotal) return 'coupon_total_too_small'
  const isUsedUp = coupon.maxUses !== null && use.uses >= coupon.maxUses
  if (isUsedUp || use.isUsedByMailbox) return 'coupon_used_up'
  return coupon.maxUses !== null && use.heldByCaller >= maxHeldPerCaller ? 'coupon_held' : undefined
}
