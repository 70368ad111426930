import type { Translation } from '../../dictionary.ts'

export default {
  calendar: '{site} 이벤트 캘린더',
  calendarOf: '{site} 이벤트 캘린더({filter})',
  token: '토큰',
  people: '모임',
  company: '기업',
  about: '상장, 에어드롭, 포크, 밋업 등 가상자산 이벤트 일정입니다.',
  monthOnly: '{title}({month} 중, 날짜 미정)',
  withdrawn: '이 이벤트는 취소되었습니다.',
  proofLine: '공지: {url}',
  placeLine: '장소: {place}',
  whenLine: '일정: {date}',
  periodLine: '일정: {from}~{to}',
} satisfies Translation<'event-feeds'>
