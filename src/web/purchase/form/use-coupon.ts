import { useEffect, useState } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { BillingCurrency } from '../../../domain/purchase/amount.ts'
import { readCouponCode } from '../../../domain/purchase/coupon.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'

type Coupon = Reply<Operations['getWebCoupon']>

export type CouponState =
  | { readonly kind: 'none' | 'checking' | 'away' }
  | { readonly kind: 'known'; readonly coupon: Coupon }
  /** Why the server refused the coupon, as a text for readers. */
  | { readonly kind: 'refused'; readonly text: string }

const pauseMilliseconds = 500

export function useCoupon(typed: string, currency: BillingCurrency): CouponState {
  const code = readCouponCode(typed)
  const requested = `${code} ${currency}`
  const [answer, setAnswer] = useState<{ readonly requested: string; readonly state: CouponState }>()
  useEffect(() => {
    if (code === undefined) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      void ask({ code, currency }).then((state) => isCurrent && setAnswer({ requested, state }))
    }, pauseMilliseconds)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [code, currency, requested])
  if (code === undefined) return { kind: 'none' }
  return answer?.requested === requested ? answer.state : { kind: 'checking' }
}

/** Fetches the discount for all plans at once, so that switching the plan needs no request. */
async function ask(wanted: { code: string; currency: BillingCurrency }): Promise<CouponState> {
  try {
    return { kind: 'known', coupon: await (await fetchedClient()).getWebCoupon(wanted) }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'away' }
    if (!isHttpFailure(error)) throw error
    const text = error.problem?.detail ?? error.problem?.title
    return text === undefined || error.status >= 500 ? { kind: 'away' } : { kind: 'refused', text }
  }
}
