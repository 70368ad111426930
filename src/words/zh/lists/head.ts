import type { Translation } from '../../dictionary.ts'

export default {
  nth: '（第{page}页）',
  ofIndustry: '代币发售：{industry}',
} satisfies Translation<'lists/head'>
