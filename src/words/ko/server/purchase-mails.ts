import type { Translation } from '../../dictionary.ts'

export default {
  receiptSubject: '{plan} 구매가 완료되었습니다',
  receiptText: '{site}에서 CoinView Premium을 구매해 주셔서 감사합니다. 결제가 완료되었습니다.',
  licenceText: '라이선스 코드: {code}',
  licenceCare:
    'CoinView 앱의 ‘설정’ → ‘Premium’에서 이 코드를 입력하세요. 코드는 이 메일에만 기재되어 있으니 잘 보관하고 다른 사람에게 알려 주지 마세요.',
  planLine: '플랜: {plan}',
  priceLine: '가격: {amount}(세금 포함)',
  discountLine: '쿠폰 할인: −{amount}',
  totalLine: '결제 금액: {amount}(세금 포함)',
  taxLine: '일본 소비세({percent}%) 포함: {amount}',
  renewsMonth:
    '다음 갱신일은 {date}이며, 이날부터 매월 {amount}씩 자동으로 결제됩니다. 갱신일 전날까지 언제든지 해지할 수 있습니다.',
  renewsYear:
    '다음 갱신일은 {date}이며, 이날부터 매년 {amount}씩 자동으로 결제됩니다. 갱신일 전날까지 언제든지 해지할 수 있습니다.',
  manageButton: '구독 확인 및 해지',
  manageCare:
    '이 링크를 아는 사람은 누구나 구독을 확인하고 해지할 수 있습니다. 다른 사람에게 전달하지 마세요.',
  renewedSubject: '{plan} 구독이 갱신되었습니다',
  renewedText: 'CoinView Premium 갱신 요금이 결제되었습니다.',
  cancelledSubject: '{plan} 해지가 접수되었습니다',
  cancelledText:
    '해지가 접수되었습니다. {date}까지는 CoinView Premium을 계속 이용할 수 있으며, 이후에는 요금이 청구되지 않습니다. 그 전에는 아래 버튼을 눌러 해지를 철회할 수 있습니다.',
  resumedSubject: '{plan} 해지가 철회되었습니다',
  resumedText: '해지가 철회되었습니다. CoinView Premium을 계속 이용할 수 있습니다.',
  endedSubject: '{plan} 이용이 종료되었습니다',
  endedText:
    '갱신 결제가 확인되지 않아 CoinView Premium 이용이 종료되었습니다. 앞으로는 요금이 청구되지 않습니다. 계속 이용하려면 플랜을 다시 구매해 주세요.',
  failedSubject: '{plan} 결제에 실패했습니다',
  failedText:
    'CoinView Premium 갱신 요금을 결제하지 못했습니다. 카드의 유효 기간과 한도를 확인해 주세요. 며칠 안에 다시 결제를 시도합니다.',
  refundedSubject: '{plan} 요금이 환불되었습니다',
  refundedText:
    'CoinView Premium 요금 {amount} 환불이 완료되었습니다. 카드사에 따라 명세서에 반영되기까지 며칠이 걸릴 수 있습니다. Premium 기능과 라이선스 코드는 더 이상 사용할 수 없습니다.',
  sandboxLine: '테스트 환경에서의 구매입니다. 실제 요금은 청구되지 않았습니다.',
  ending:
    '이 메일은 {site}에서 CoinView Premium을 구매할 때 이 주소를 입력하신 분께 보내 드립니다. 본인이 구매하지 않으셨다면 문의 양식으로 알려 주세요.',
} satisfies Translation<'purchase-mails'>
