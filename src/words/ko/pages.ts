import type { Translation } from '../dictionary.ts'

export default {
  updatedOn: '최종 업데이트 {date}',
  notTranslated: '이 페이지는 아직 한국어로 번역되지 않았습니다.',
  contents: '목차',
} satisfies Translation<'pages'>
