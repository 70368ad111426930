import type { Translation } from '../dictionary.ts'

export default {
  updatedOn: '最后更新：{date}',
  notTranslated: '本页面尚未翻译成中文。',
  contents: '目录',
} satisfies Translation<'pages'>
