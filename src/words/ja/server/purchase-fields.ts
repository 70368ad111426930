/** What a purchase is asked for, as its faults call it. */
export default {
  plan_id: 'プラン',
  coupon: 'クーポンコード',
  currency: 'お支払いの通貨',
} as const
