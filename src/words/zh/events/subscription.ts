import type { Translation } from '../../dictionary.ts'

export default {
  subscribeText: '可按当前的币种和类型订阅日历（不含日期筛选），活动新增或变更时会自动同步。',
  inApple: 'Apple日历等（webcal）',
  inGoogle: 'Google日历',
  inOutlook: 'Outlook',
  asFile: 'iCalendar文件（.ics）',
  asRss: 'RSS',
  feedAddress: '订阅地址',
  copy: '复制',
  copied: '已复制',
  copySelected: '已选中订阅地址，请复制。',
} satisfies Translation<'events/subscription'>
