import type { Translation } from '../dictionary.ts'

export default {
  presetThisWeek: '이번 주',
  presetNextWeek: '다음 주',
  presetWeekAfterNext: '다다음 주',
  presetThisMonth: '이번 달',
  presetNextMonth: '다음 달',
  presetMonthAfterNext: '다다음 달',
  presetLastWeek: '지난주',
  presetLastMonth: '지난달',
  rule: '대상 세일',
  open: '기간 중 진행',
  start: '기간 중 시작',
  end: '기간 중 종료',
  tagOpen: '{from}~{to} 진행',
  tagStart: '{from}~{to} 시작',
  tagEnd: '{from}~{to} 종료',
} satisfies Translation<'periods'>
