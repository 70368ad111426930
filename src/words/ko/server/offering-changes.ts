import type { Translation } from '../../dictionary.ts'

export default {
  'pre-open': '시작 전',
  ongoing: '진행 중',
  succeeded: '성공',
  failed: '실패',
  unknown: '미정',
  outcomeUnknown: '결과 미확인',
  needed: '필요',
  notNeeded: '불필요',
  yes: '예',
  no: '아니요',
  added: '{field}: {added} 추가',
  removed: '{field}: {removed} 삭제',
  exchanged: '{field}: {added} 추가, {removed} 삭제',
  addedNew: '{field}: 새로 등록',
  removedWhole: '{field}: 삭제',
  updated: '{field}: 내용 변경',
  othersAlone: '{count}개 항목이 변경되었습니다.',
  line: '{field}: {before} → {after}',
  others: '그 밖에 {count}개 항목이 변경되었습니다.',
} satisfies Translation<'offering-changes'>
