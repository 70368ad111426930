import type { Translation } from '../../dictionary.ts'

export default {
  calendar: '{site}活动日历',
  calendarOf: '{site}活动日历（{filter}）',
  token: '代币',
  people: '交流',
  company: '企业',
  about: '上币、空投、分叉、线下聚会等加密货币活动日程。',
  monthOnly: '{title}（{month}内，日期待定）',
  withdrawn: '该活动已取消。',
  proofLine: '公告：{url}',
  placeLine: '地点：{place}',
  whenLine: '日程：{date}',
  periodLine: '日程：{from}至{to}',
} satisfies Translation<'event-feeds'>
