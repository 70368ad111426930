import type { Translation } from '../../dictionary.ts'

export default {
  heading: '테스트 자산으로 결제',
  description:
    'dApp의 결제 요청을 CoinView 앱에서 확인하고 승인합니다. 테스트 자산만 사용하며 요금은 청구되지 않습니다.',
  lede: '테스트 자산으로 진행되는 결제입니다. 실제 요금은 청구되지 않습니다.',
  noScripts: '이 페이지를 보려면 JavaScript가 필요합니다. 브라우저 설정에서 켜 주세요.',
  loading: '요청을 불러오는 중',
  stateWaiting: '응답 대기',
  statePaid: '결제 완료',
  stateDeclined: '거절',
  stateExpired: '만료',
  dapp: '요청한 곳',
  receiver: '받는 사람',
  purpose: '내용',
  memo: '메모',
  scan: 'CoinView 앱으로 스캔',
  scanText:
    '앱의 스캔 기능으로 이 코드를 읽고, 금액과 요청한 곳을 확인한 뒤 승인해 주세요. 요청은 {requestMinutes}분 후 만료됩니다.',
  codeAlt: '결제용 QR 코드',
  paid: '결제가 완료되었습니다',
  paidText: '이 페이지를 닫고 dApp으로 돌아가 주세요.',
  declined: '결제가 거절되었습니다',
  declinedText: '테스트 자산은 빠져나가지 않았습니다.',
  expired: '요청이 만료되었습니다',
  expiredText: '테스트 자산은 빠져나가지 않았습니다. dApp에서 다시 시도해 주세요.',
  none: '요청을 찾을 수 없습니다',
  noneText: '링크가 잘렸거나 오래된 요청입니다. dApp에서 다시 시도해 주세요.',
  cut: '연결이 끊겼습니다. 다시 연결되면 자동으로 계속됩니다.',
  aboutApp: 'CoinView 앱 소개',
} satisfies Translation<'sdk/pay'>
