import type { Translation } from '../../dictionary.ts'

export default {
  nth: '（第{page}页）',
} satisfies Translation<'lists/head'>
