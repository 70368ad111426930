import type { Amounts, BillingCurrency } from './amount.ts'

/** What is taken off the first payment, and of whom. */
export interface Coupon {
  readonly code: string
  /** Either a share or amounts. */
  readonly percent: number | null
  readonly amounts: Amounts | null
  /** Null: of every plan. */
  readonly planIds: readonly string[] | null
  /** Null: no limit. */
  readonly maxUses: number | null
  /** In milliseconds since 1970; null: it does not end. */
  readonly endsAt: number | null
}

const codePattern = /^[A-Z0-9][A-Z0-9-]{2,39}$/

/** As it is known: people type small letters, full-width ones and spaces. ` spring２０ ` is `SPRING20`. */
export function readCouponCode(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const code = text.normalize('NFKC').trim().toUpperCase()
  return codePattern.test(code) ? code : undefined
}

export type CouponFault = 'coupon_expired' | 'coupon_other_plan' | 'coupon_other_currency' | 'coupon_used_up'

interface Wanted {
  readonly planId: string
  readonly currency: BillingCurrency
  readonly now: number
  /** How often it is taken right now. */
  readonly uses: number
  /** By this mailbox: `me+a@example.com` is that of `me@example.com`. */
  readonly isUsedByMailbox: boolean
}

/**
 * Why a coupon cannot be used, or undefined. It is the first of: it has ended; it is for other plans; it takes nothing off
 * in this currency; all uses are taken, or this mailbox has had its one. The last two are one fault, so that a refusal
 * does not say in so many words that an address is known here.
 */
export function couponFault(coupon: Coupon, wanted: Wanted): CouponFault | undefined {
  if (coupon.endsAt !== null && wanted.now >= coupon.endsAt) return 'coupon_expired'
  if (coupon.planIds !== null && !coupon.planIds.includes(wanted.planId)) return 'coupon_other_plan'
  if (coupon.amounts !== null && coupon.amounts[wanted.currency] === undefined) return 'coupon_other_currency'
  const isUsedUp = coupon.maxUses !== null && wanted.uses >= coupon.maxUses
  return isUsedUp || wanted.isUsedByMailbox ? 'coupon_used_up' : undefined
}
