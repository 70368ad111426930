import type { Translation } from '../../dictionary.ts'

export default {
  title: '조건에 맞는 프로젝트가 없습니다',
  text: '조건을 바꾸거나 다른 검색어로 시도해 보세요.',
  inMarket: '마켓에서 찾은 코인',
  searchMarket: '마켓에서 ‘{q}’ 찾기',
  searchAll: '다른 조건 없이 ‘{q}’ 찾기',
  byIndustry: '‘{industry}’ 업종의 세일 보기',
  toMarket: '마켓 보기',
  toCalendar: '캘린더 보기',
  pastEndTitle: '이 페이지에는 프로젝트가 없습니다',
  pastEndText: '목록의 마지막 페이지를 넘어섰습니다.',
  firstPage: '첫 페이지로',
} satisfies Translation<'lists/no-results'>
