import type { Translation } from '../../dictionary.ts'

export default {
  plan_id: 'Plan',
  coupon: 'Coupon code',
  currency: 'Currency',
} satisfies Translation<'purchase-fields'>
