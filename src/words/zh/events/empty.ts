import type { Translation } from '../../dictionary.ts'

export default {
  emptyTitle: '没有符合条件的活动',
  emptyText: '换个时间或类型试试。',
  allEvents: '查看全部活动',
  withoutPeriod: '不限时间',
  withoutTypes: '不限类型',
} satisfies Translation<'events/empty'>
