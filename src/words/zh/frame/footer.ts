import type { Translation } from '../../dictionary.ts'

export default {
  socialLinks: '官方账号',
  industries: '按行业浏览',
  status: '状态',
  coins: '支付币种',
  scale: '最低目标额',
  languages: '语言',
  owners: '项目方与开发者',
  linkSubmission: '提交项目',
  linkBadge: '徽章',
  site: '关于本站',
  linkCompany: '公司简介',
  linkAds: '广告投放',
  linkContact: '联系我们',
  linkCompanyBlog: '公司博客',
  disclaimer:
    '本站仅提供信息，不构成购买任何代币的建议。中国大陆禁止代币发行融资，本站内容不构成对中国大陆居民的招揽。',
} satisfies Translation<'frame/footer'>
