import type { Translation } from '../../dictionary.ts'

export default {
  added: '새로운 토큰 세일: {name}',
  changed: '조건 변경: {name}',
  changesOf: '{name} 변경 이력',
  followed: '알림을 받는 프로젝트의 변경',
} satisfies Translation<'news'>
