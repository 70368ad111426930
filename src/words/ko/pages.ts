import type { Translation } from '../dictionary.ts'

export default {
  updatedOn: '최종 업데이트 {date}',
  notTranslated: '이 페이지는 아직 한국어로 번역되지 않았습니다.',
  contents: '목차',
  commerce: '일본 특정상거래법에 따른 표기',
  missing:
    '이 사이트의 운영자가 아직 ‘{title}’ 페이지를 공개하지 않았습니다. 궁금한 점은 문의 양식으로 보내 주세요.',
} satisfies Translation<'pages'>
