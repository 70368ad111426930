import type { Translation } from '../dictionary.ts'

export default {
  heading: '읽을거리',
  lede: '모집 조건을 읽는 법부터 안전과 세금의 기본까지, 편집부가 조사해 씁니다.',
  description:
    '토큰 세일의 모집 조건을 읽는 법, 참여하기 전에 확인할 점, 세금과 안전의 기본을 편집부가 조사해 쓰는 블로그입니다. 글은 일본어로 제공됩니다.',
  tagHeading: '‘{tag}’ 관련 글',
  titleOfPage: '{title} ({page}페이지)',
  tags: '태그',
  updatedOn: '{date} 업데이트',
  related: '함께 읽을 글',
  emptyTitle: '아직 글이 없습니다',
  emptyText: '글이 공개되면 최신순으로 이곳에 표시됩니다.',
} satisfies Translation<'blog'>
