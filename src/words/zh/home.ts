import type { Translation } from '../dictionary.ts'

export default {
  title: '代币发售与加密货币行情',
  heading: '同一标准，比较代币发售',
  lede: '以中文、日文、英文和韩文呈现STO、ICO的发售条件与加密货币行情。',
  description:
    '以同一标准比较代币发售（STO、ICO、IEO）的条件、募资额与日程，帮助您在参与之前看清差别。同时提供加密货币行情与走势图、活动日历，以及项目创始人的深度访谈和入门指南。',
  readFirst: '新手入门',
  guideAbout: 'ICO、STO与IEO有何不同，发售如何进行，参与前应核对哪些要点。',
  guideInterviews: '募资上限与锁仓如何确定？创始人亲自讲述，包括走过的弯路。',
  guideTax: '何时产生应税收益、应保留哪些记录：申报之前需要了解的基础知识。',
  guidePremium: '无广告、不限数量的价格提醒、跨交易所资产管理：介绍应用的付费方案。',
  ads: '广告',
  adSlot: '广告位',
  adSlotText: '此处可投放广告。',
  appTitle: '行情，尽在掌中。',
  appText: '{app}将价格提醒与资产记录合二为一，并在您关注的发售开始和结束时通知您。',
  appLink: '了解应用',
  latestPosts: '文章',
  allPosts: '全部文章',
  upcoming: '即将到来的活动',
  allEvents: '在日历中查看',
} satisfies Translation<'home'>
