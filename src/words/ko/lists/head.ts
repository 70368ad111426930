import type { Translation } from '../../dictionary.ts'

export default {
  nth: '({page}페이지)',
} satisfies Translation<'lists/head'>
