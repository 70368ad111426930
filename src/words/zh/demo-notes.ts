import type { Translation } from '../dictionary.ts'

export default {
  short: '演示',
  marked: '【演示】{name}',
  fictional: '虚构内容（演示用）',
  sample: '示例文章（演示用）',
  sale: '本代币发售纯属虚构，仅供演示，无法参与。',
  sales: '标有“演示”的代币发售和广告纯属虚构，仅供演示，无法参与或购买。',
  event: '本活动纯属虚构，仅供演示，不会真正举行。',
  events: '标有“演示”的活动纯属虚构，仅供演示，不会真正举行。',
  post: '本文是为演示本站而撰写的示例文章。',
  posts: '标有“演示”的文章是为演示本站而撰写的示例。',
} satisfies Translation<'demo-notes'>
