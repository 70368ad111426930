import type { Translation } from '../../dictionary.ts'

export default {
  'pre-open': '시작 전',
  ongoing: '진행 중',
  succeeded: '성공',
  failed: '실패',
  unknown: '미정',
  outcomeUnknown: '결과 미확인',
  line: '{field}: {before} → {after}',
  others: '그 밖에 {count}개 항목이 변경되었습니다.',
} satisfies Translation<'offering-changes'>
