import type { Translation } from '../../dictionary.ts'

export default {
  emptyTitle: '조건에 맞는 이벤트가 없습니다',
  emptyText: '기간이나 종류를 바꿔 보세요.',
  allEvents: '모든 이벤트 보기',
  withoutPeriod: '기간 조건 해제',
  withoutTypes: '종류 조건 해제',
} satisfies Translation<'events/empty'>
