import type { Translation } from '../../dictionary.ts'

export default {
  adDemo: '广告（演示）',
  adUntil: '至{date}',
  adWhitePaper: '白皮书',
  adContact: '联系方式：{contact}',
  adUnreviewed: '本广告未经任何主管部门审核或批准。',
  price: '价格：{price}',
  notFor: '限制地区：{areas}',
  notForMore: '限制地区：{areas}及另外{count}个',
  kyc: '需身份验证',
  whitelist: '仅限白名单',
} satisfies Translation<'lists/cells'>
