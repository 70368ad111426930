import type { Translation } from '../../dictionary.ts'

export default {
  nth: ', page {page}',
} satisfies Translation<'lists/head'>
