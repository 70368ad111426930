import type { Translation } from '../../dictionary.ts'

export default {
  added: '새로운 모집: {name}',
  changed: '조건 변경: {name}',
  changesOf: '{name} 변경 내역',
} satisfies Translation<'news'>
