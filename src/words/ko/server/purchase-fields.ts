import type { Translation } from '../../dictionary.ts'

export default {
  plan_id: '플랜',
  coupon: '쿠폰 코드',
  currency: '결제 통화',
} satisfies Translation<'purchase-fields'>
