import type { Translation } from '../../dictionary.ts'

export default {
  title: '付款（测试环境）',
  notice: '这是测试环境的付款页面，不会产生实际扣款。',
  plan: '方案',
  price: '价格',
  discount: '优惠码减免',
  total: '应付金额（含税）',
  tax: '其中日本消费税（{percent}%）',
  thenMonth: '之后每月{amount}（含税）',
  thenYear: '之后每年{amount}（含税）',
  email: '邮箱',
  approve: '付款',
  decline: '模拟付款被拒',
  back: '不付款并返回',
  gone: '该付款页面已失效：可能已完成付款，或已过期。',
  goneBack: '返回购买页面',
  again: '请核对内容后再次点击按钮。',
} satisfies Translation<'sandbox-checkout'>
