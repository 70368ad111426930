import type { Translation } from '../../dictionary.ts'

export default {
  title: '조건에 맞는 프로젝트가 없습니다',
  text: '조건을 바꾸거나 다른 검색어로 시도해 보세요.',
  pastEndTitle: '이 페이지에는 프로젝트가 없습니다',
  pastEndText: '목록의 마지막 페이지를 넘어섰습니다.',
  firstPage: '첫 페이지로',
} satisfies Translation<'lists/no-results'>
