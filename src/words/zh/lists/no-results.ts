import type { Translation } from '../../dictionary.ts'

export default {
  title: '没有找到符合条件的项目',
  text: '请更改条件，或尝试其他关键词。',
  pastEndTitle: '本页没有项目',
  pastEndText: '页码超出了列表范围。',
  firstPage: '返回第一页',
} satisfies Translation<'lists/no-results'>
