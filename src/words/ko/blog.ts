import type { Translation } from '../dictionary.ts'

export default {
  heading: '읽을거리',
  lede: '토큰 세일 조건을 읽는 법부터 보안과 세금의 기본까지, 편집부가 조사해 씁니다.',
  description:
    '토큰 세일 조건을 읽는 법, 참여하기 전에 확인할 점, 가짜 사이트를 가려내는 법, 세금과 기록의 기본까지 편집부가 직접 조사해 쓰는 블로그입니다. 글은 일본어로 제공됩니다.',
  tagHeading: '‘{tag}’ 관련 글',
  tagDescription:
    '편집부가 {tag}에 관해 쓴 글을 최신순으로 모았습니다. 1차 자료를 확인하여 작성했으며, 토큰 세일에 참여하거나 거래하기 전에 살펴보기 좋습니다. 블로그는 일본어로만 제공됩니다.',
  titleOfPage: '{title}({page}페이지)',
  tags: '태그',
  updatedOn: '{date} 업데이트',
  related: '함께 읽을 글',
  emptyTitle: '아직 글이 없습니다',
  emptyText: '글이 공개되면 최신순으로 이곳에 표시됩니다.',
  onlyJapanese: '블로그는 일본어로만 제공됩니다. 다른 언어를 선택하면 해당 언어의 홈으로 이동합니다.',
  homeInstead: '블로그는 일본어로만 제공됩니다. 한국어 홈으로 가기',
} satisfies Translation<'blog'>
