import type { Translation } from '../../dictionary.ts'

export default {
  search: '토큰 세일 찾기',
  market: '마켓',
  events: '이벤트 캘린더',
} satisfies Translation<'web-manifest'>
