import type { Translation } from '../dictionary.ts'

export default {
  short: '데모',
  marked: '[데모] {name}',
  fictional: '가상의 내용(데모용)',
  sample: '예시 글(데모용)',
  sale: '이 토큰 세일은 데모용으로 만든 가상의 내용입니다. 참여할 수 없습니다.',
  sales:
    '‘데모’로 표시된 토큰 세일과 광고는 데모용으로 만든 가상의 내용입니다. 참여하거나 구매할 수 없습니다.',
  event: '이 이벤트는 데모용으로 만든 가상의 내용입니다. 실제로 열리지 않습니다.',
  events: '‘데모’로 표시된 이벤트는 데모용으로 만든 가상의 내용입니다. 실제로 열리지 않습니다.',
  post: '이 글은 사이트 데모용으로 작성한 예시입니다.',
  posts: '‘데모’로 표시된 글은 사이트 데모용으로 작성한 예시입니다.',
} satisfies Translation<'demo-notes'>
