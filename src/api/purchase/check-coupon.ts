import { createHmac } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { readCouponCode } from '../../domain/purchase/coupon.ts'
import type { Database } from '../database/database.ts'
import { countCouponFailures, lockCouponCaller, putCouponFailure } from './sold/coupon-uses.store.ts'
import { findCoupon, type CouponRow } from './sold/coupons.store.ts'

export const maxCouponFailures = 20
export const couponFailureMilliseconds = 15 * 60_000

/** A caller who has tried too many unknown codes is refused for a while, even with a correct code. */
export async function requireCoupon(
  { code, caller }: { code: string; caller: string },
  { database, secret, now }: { database: Database; secret: string; now: () => Date },
): Promise<CouponRow> {
  const at = now()
  const callerHash = createHmac('sha256', secret).update(`who tries coupons ${caller}`).digest()
  const found = await database.transaction(async (queries) => {
    await lockCouponCaller(callerHash, queries)
    const since = new Date(at.getTime() - couponFailureMilliseconds)
    const { count, oldest } = await countCouponFailures({ caller: callerHash, since }, queries)
    if (count >= maxCouponFailures) return { retryAfterSeconds: secondsUntil(oldest, at) }
    const read = readCouponCode(code)
    const coupon = read === undefined ? undefined : await findCoupon(read, queries)
    if (coupon === undefined) await putCouponFailure({ caller: callerHash, now: at }, queries)
    return { coupon }
  })
  if ('retryAfterSeconds' in found) throw new Refusal('too_many_requests', found)
  if (found.coupon === undefined) throw new Refusal('coupon_not_found')
  return found.coupon
}

function secondsUntil(oldest: Date | null, now: Date): number {
  const begun = oldest?.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((begun + couponFailureMilliseconds - now.getTime()) / 1000))
}
