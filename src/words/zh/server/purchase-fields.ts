import type { Translation } from '../../dictionary.ts'

export default {
  plan_id: '方案',
  coupon: '优惠码',
  currency: '支付货币',
} satisfies Translation<'purchase-fields'>
