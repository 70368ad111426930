import type { Translation } from '../../dictionary.ts'

export default {
  credit: '数据来源：{source}',
  imported: '导入的价格数据',
  importedMeaning: '该价格由站方从文件导入，不会实时更新。',
} satisfies Translation<'quotes/source'>
