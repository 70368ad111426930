import type { Translation } from '../../dictionary.ts'

export default {
  status: '진행 상태',
  ico_start: '시작',
  ico_end: '종료',
  raised_amount: '모금액',
  target_amount_min: '최소 목표액',
  target_amount_max: '최대 목표액',
  soft_cap: '소프트캡',
  hard_cap: '하드캡',
  sold_tokens: '판매된 토큰',
  token_for_sale: '판매 토큰 수',
  initial_price: '초기 가격',
  'pre-open': '시작 전',
  ongoing: '진행 중',
  succeeded: '성공',
  failed: '실패',
  unknown: '미정',
  outcomeUnknown: '결과 미확인',
  line: '{field}: {before} → {after}',
  others: '그 밖에 {count}개 항목이 변경되었습니다.',
} satisfies Translation<'offering-changes'>
