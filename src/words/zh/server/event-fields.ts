import type { Translation } from '../../dictionary.ts'

export default {
  type: '类型',
  token: '币种',
  title: '标题',
  description: '说明',
  start: '开始时间',
  end: '结束时间',
  precision: '日期精度',
  zone: '时区',
  place: '地点',
  proof: '公告链接',
  email: '邮箱地址',
} satisfies Translation<'event-fields'>
