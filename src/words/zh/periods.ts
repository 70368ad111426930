import type { Translation } from '../dictionary.ts'

export default {
  presetThisWeek: '本周',
  presetNextWeek: '下周',
  presetWeekAfterNext: '下下周',
  presetThisMonth: '本月',
  presetNextMonth: '下月',
  presetMonthAfterNext: '下下月',
  presetLastWeek: '上周',
  presetLastMonth: '上月',
  rule: '筛选方式',
  open: '时间段内进行中',
  start: '时间段内开始',
  end: '时间段内结束',
  tagOpen: '{from}至{to}进行中',
  tagStart: '{from}至{to}开始',
  tagEnd: '{from}至{to}结束',
} satisfies Translation<'periods'>
