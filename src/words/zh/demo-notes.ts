import type { Translation } from '../dictionary.ts'

export default {
  short: '演示',
  marked: '【演示】{name}',
  fictional: '虚构内容（演示用）',
  sample: '示例文章（演示用）',
  sale: '本代币发售纯属虚构，仅供演示，无法参与。',
  sales: '标有“演示”的代币发售、广告和活动纯属虚构，仅供演示，无法参与或购买。',
  event: '本活动纯属虚构，仅供演示，不会真正举行。',
  events: '标有“演示”的活动纯属虚构，仅供演示，不会真正举行。',
  post: '本文是为演示本站而撰写的示例文章。',
  posts: '标有“演示”的文章是为演示本站而撰写的示例。',
  prices: '标有“演示数据”的价格由模拟生成，并非真实行情。',
  quizzes: '标有“演示”的测验以演示用的虚构代币发售为题材，奖励为测试代币。',
  figures: '{site}不出售代币，也不从发售中抽成。所有数据均属虚构，仅供演示。最后更新：{date}',
} satisfies Translation<'demo-notes'>
