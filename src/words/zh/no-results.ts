import type { Translation } from '../dictionary.ts'

export default {
  title: '没有找到符合条件的项目',
  text: '请更改条件，或尝试其他关键词。',
  pastEndTitle: '本页没有项目',
  pastEndText: '列表在此页之前已结束。',
  firstPage: '返回第一页',
} satisfies Translation<'no-results'>
