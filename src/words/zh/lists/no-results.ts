import type { Translation } from '../../dictionary.ts'

export default {
  title: '没有找到符合条件的项目',
  text: '请更改条件，或尝试其他关键词。',
  inMarket: '行情中找到的币种',
  searchMarket: '在行情中搜索“{q}”',
  searchAll: '取消其他条件，搜索“{q}”',
  byIndustry: '查看“{industry}”行业的发售',
  toMarket: '查看行情',
  toCalendar: '查看日历',
  pastEndTitle: '本页没有项目',
  pastEndText: '页码超出了列表范围。',
  firstPage: '返回第一页',
} satisfies Translation<'lists/no-results'>
