import type { Translation } from '../dictionary.ts'

export default {
  title: '代币发售与加密市场信息',
  heading: '用同一把尺子看代币发售',
  lede: '以中文、日文、英文和韩文呈现 STO、ICO 条款与加密市场行情。',
  description:
    '以同一标准比较代币发售（STO、ICO）的条款、募资额与日程，并提供加密货币行情、活动日历与创始人访谈。',
  readFirst: '新手入门',
  guideAbout: 'ICO、STO 与 IEO 有何不同，发售如何进行，参与前应核对哪些要点。',
  guideInterviews: '募资上限与锁仓如何确定？创始人亲自讲述，也谈到哪些地方没有做好。',
  guideTax: '收益何时产生、应保留哪些记录：申报之前需要了解的基础知识。',
  guidePremium: '无广告、不限数量的价格提醒、跨交易所资产管理：应用付费方案介绍。',
  ads: '广告',
  adSlot: '广告位',
  adSlotText: '此处可投放广告。',
  appTitle: '行情，尽在掌中。',
  appText: '{app} 将价格提醒与资产记录合二为一，并在您关注的发售开始和结束时通知您。',
  appLink: '了解应用',
  latestPosts: '阅读',
  allPosts: '全部文章',
} satisfies Translation<'home'>
