import type { Translation } from '../../dictionary.ts'

export default {
  adDemo: '广告（演示）',
  adUntil: '至{date}',
  price: '价格：{price}',
  notFor: '限制地区：{areas}',
  notForMore: '限制地区：{areas}及另外{count}个',
  kyc: '需身份验证',
  whitelist: '仅限白名单',
} satisfies Translation<'lists/cells'>
