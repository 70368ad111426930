import type { Translation } from '../dictionary.ts'

export default {
  lede: '行情与资产管理应用CoinView的付费方案。确认付款后，我们会将许可码发送到您的邮箱。',
  plans: '方案与价格',
  month: '每月',
  year: '每年',
  monthNote: '可随时取消，取消后仍可使用至已付费周期结束。',
  saves: '比连续12个月使用月度方案节省{amount}。',
  currency: '支付货币',
  taxIncluded: '所有价格均已含税。',
  choose: '选择此方案',
  noPlans: '目前没有在售方案',
  noPlansText: '恢复销售后会在此页面显示。现有订阅不受影响。',
  sandbox: '这是测试环境。您可以体验完整的购买流程，不会产生任何扣款。',
} satisfies Translation<'premium'>
