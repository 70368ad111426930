import type { Translation } from '../dictionary.ts'

export default {
  heading: '阅读',
  lede: '从看懂发售条件，到安全与税务的基础知识，由编辑部查证撰写。',
  description:
    '如何看懂代币发售的条件、参与之前应当确认什么，以及税务与安全的基础知识：由编辑部查证撰写的博客，文章以日文发布。',
  tagHeading: '“{tag}”相关文章',
  titleOfPage: '{title}（第 {page} 页）',
  tags: '标签',
  updatedOn: '更新于 {date}',
  related: '延伸阅读',
  emptyTitle: '暂无文章',
  emptyText: '文章发布后会按时间倒序显示在这里。',
} satisfies Translation<'blog'>
