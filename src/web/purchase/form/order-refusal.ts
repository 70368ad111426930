import { refusalOf, type FormRefusal } from '../../form/form-refusal.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'

export function orderRefusal(error: unknown): FormRefusal {
  const refusal = refusalOf(error)
  if (refusal.kind !== 'refused' || !isHttpFailure(error)) return refusal
  const isOfCoupon = error.problem?.code.startsWith('coupon_') === true
  return isOfCoupon ? { kind: 'faults', faults: [{ field: 'coupon', message: refusal.text ?? '' }] } : refusal
}
