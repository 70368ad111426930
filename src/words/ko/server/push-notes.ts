import type { Translation } from '../../dictionary.ts'

export default {
  starts: '{name} 토큰 세일이 시작되었습니다',
  startsText: '시작: {when}',
  ends: '{name} 토큰 세일이 종료되었습니다',
  endsText: '종료: {when}',
  above: '{name} 가격이 {mark} 이상으로 올랐습니다',
  below: '{name} 가격이 {mark} 이하로 내려갔습니다',
  priceText: '{time} 기준 가격: {price}',
  test: '알림 테스트',
  testText: '알림이 정상적으로 도착했습니다.',
} satisfies Translation<'push-notes'>
