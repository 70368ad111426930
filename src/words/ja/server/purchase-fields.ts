export default {
  plan_id: 'プラン',
  coupon: 'クーポンコード',
  currency: 'お支払いの通貨',
} as const
