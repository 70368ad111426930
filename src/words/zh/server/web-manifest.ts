import type { Translation } from '../../dictionary.ts'

export default {
  search: '查找代币发售',
  market: '行情',
  events: '活动日历',
} satisfies Translation<'web-manifest'>
