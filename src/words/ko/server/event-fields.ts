import type { Translation } from '../../dictionary.ts'

export default {
  type: '종류',
  token: '코인',
  title: '제목',
  description: '설명',
  start: '시작',
  end: '종료',
  precision: '날짜의 정확도',
  zone: '시간대',
  place: '장소',
  proof: '공지 링크',
  email: '이메일 주소',
} satisfies Translation<'event-fields'>
