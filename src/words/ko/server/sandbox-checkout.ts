import type { Translation } from '../../dictionary.ts'

export default {
  title: '결제(테스트 환경)',
  notice: '테스트 환경의 결제 화면입니다. 실제 요금은 청구되지 않습니다.',
  plan: '플랜',
  price: '가격',
  discount: '쿠폰 할인',
  total: '결제 금액(세금 포함)',
  tax: '일본 소비세({percent}%) 포함',
  thenMonth: '이후 매월 {amount}(세금 포함)',
  thenYear: '이후 매년 {amount}(세금 포함)',
  email: '이메일 주소',
  approve: '결제하기',
  decline: '결제가 거절된 경우 테스트하기',
  back: '결제하지 않고 돌아가기',
  gone: '사용할 수 없는 결제 화면입니다. 이미 처리되었거나 기한이 지났습니다.',
  goneBack: '구매 페이지로 돌아가기',
  again: '내용을 확인한 뒤 버튼을 다시 눌러 주세요.',
} satisfies Translation<'sandbox-checkout'>
