import type { Translation } from '../dictionary.ts'

export default {
  updatedOn: '最后更新：{date}',
  notTranslated: '本页面尚未翻译成中文。',
  contents: '目录',
  commerce: '日本《特定商交易法》公示',
  missing: '本站运营方尚未发布“{title}”。如有疑问，请通过联系表单与我们联系。',
} satisfies Translation<'pages'>
