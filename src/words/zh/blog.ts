import type { Translation } from '../dictionary.ts'

export default {
  heading: '文章',
  lede: '从看懂发售条件，到安全与税务的基础知识，由编辑部查证撰写。',
  description:
    '如何看懂代币发售的条件，参与之前应当确认哪些事项，如何识别仿冒网站，以及税务申报与交易记录的基础知识。本博客由编辑部逐一查证原始资料后撰写，文章目前以日文发布。',
  tagHeading: '“{tag}”相关文章',
  tagDescription:
    '编辑部撰写的“{tag}”相关文章，按时间从新到旧排列。内容均依据一手资料查证，适合在参与代币发售或交易之前阅读。博客仅提供日文版。',
  titleOfPage: '{title}（第{page}页）',
  tags: '标签',
  updatedOn: '{date}更新',
  related: '延伸阅读',
  emptyTitle: '暂无文章',
  emptyText: '文章发布后会按时间倒序显示在这里。',
  onlyJapanese: '博客仅提供日文版。选择其他语言将前往该语言的首页。',
  homeInstead: '博客仅提供日文版。前往中文首页',
} satisfies Translation<'blog'>
