import type { Translation } from '../../dictionary.ts'

export default {
  description:
    'CoinView SDK로 dApp에서 결제와 송금을 처리하는 방법을 설명합니다. 결제와 송금 예제는 이 페이지의 샌드박스 지갑에서 실행할 수 있으며 테스트 자산만 사용합니다.',
  lede: 'dApp에서 결제를 받고 토큰을 보낼 수 있습니다. 결제와 송금 예제는 이 페이지의 샌드박스 지갑에서 실제로 실행됩니다.',
  login: '로그인하고 dApp 관리',
  sandboxTitle: '샌드박스 전용',
  sandbox:
    '테스트 자산만 사용합니다. 구매, 판매, 출금이 불가능하며 가치가 없습니다. 예제는 가상의 dApp ‘Kissaten’으로 실행됩니다.',
  noScripts: '예제를 실행하려면 JavaScript가 필요합니다. 코드와 표는 그대로 읽을 수 있습니다.',
  contents: '목차',
  guide: '가이드',
  desk: 'dApp 관리',
  deskLogin: '로그인',
  deskList: '내 dApp',
  deskNew: 'dApp 만들기',
  install: '설치',
  installText:
    'SDK는 의존 패키지가 없는 작은 모듈입니다. npm에 공개되어 있지 않으므로 이 사이트의 저장소에서 빌드해 추가하세요.',
  installWhere: '브라우저에서 보내는 요청은 dApp에 등록한 도메인의 페이지에서만 받습니다.',
  terminal: '터미널',
  payment: '결제 요청하기',
  paymentText:
    '페이지에서 요청하면 사용자가 CoinView로 코드를 스캔해 승인합니다. 결과는 결제 완료, 거절, 만료 중 하나입니다.',
  transfer: '송금 요청하기',
  transferText:
    '사용자의 지갑에서 다른 사용자나 dApp으로 보냅니다. 요청 항목은 결제와 같으며 받는 사람이 추가됩니다. 개인 키가 페이지로 전달되는 일은 없습니다.',
  server: '서버에서 송금하기',
  serverText:
    '지급이나 환불은 서버가 dApp의 잔액에서 보냅니다. 시크릿이 있으면 누구나 잔액을 쓸 수 있으므로 서버 밖에 두지 마세요.',
  serverRun:
    '실행을 누르면 이 사이트가 Kissaten의 서버를 대신해 1.00 tUSD를 보냅니다. 시크릿은 페이지로 전달되지 않습니다.',
  verify: '결제 확인과 웹훅',
  verifyText:
    '페이지에 전달되는 결과는 화면 표시용입니다. 상품을 제공하기 전에 반드시 서버에서 확인하세요. 금액이나 자산이 다르면 payment_differs로 실패합니다.',
  webhookText:
    '웹훅은 요청의 결과가 정해지면 서버로 전송됩니다. 서명은 받은 본문 그대로 검증하고 {webhookSeconds}초 안에 2xx로 응답하세요. 같은 delivery_id가 다시 올 수도 있습니다.',
  trace:
    'trace_id는 주문마다 직접 정해 저장해 두는 UUID입니다. 같은 내용을 같은 trace_id로 다시 보내면 처음 결과가 반환되며 중복으로 처리되지 않습니다.',
  curlText:
    'curl로는 페이지 대신 요청을 만들고 상태를 확인할 수 있습니다. 승인은 사용자의 앱에 있는 키로 서명하므로 curl로는 할 수 없습니다. 결제 확인과 송금은 아래 서버용 curl 예제를 참고하세요.',
  errors: '오류',
  errorsText:
    '호출이 실패하면 WalletError가 발생합니다. code는 바뀌지 않으며 메시지는 사용자에게 그대로 보여 줄 수 있습니다. 응답이 없으면(timeout, network) 같은 trace_id로 다시 보내세요.',
  code: '코드',
  status: 'HTTP',
  meaning: '설명',
  reference: '레퍼런스',
  referenceText:
    'HTTP API의 항목입니다. SDK의 payment()와 transfer()에서는 asset 대신 asset_id를 사용합니다.',
  given: '요청 항목',
  answered: '응답 항목',
  field: '항목',
  type: '타입',
  required: '필수',
  opAskForPayment: '페이지에서 결제·송금 요청',
  opGetPaymentRequest: '요청 상태 조회',
  opSendTransfer: '서버에서 송금',
  opGetPayment: '결제 확인',
  opListTransactions: '거래와 잔액 조회',
  opListWalletAssets: '테스트 자산 목록',
  languages: '언어',
  run: '실행',
  runAgain: '다시 실행',
  runFailed: '예제를 준비하지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  copy: '복사',
  copied: '복사했습니다',
  selected: '선택했습니다. 키보드로 복사해 주세요.',
  noteAmount: '문자열로 전달: 중간에 반올림되지 않음',
  noteTrace: '주문마다 하나, 보내기 전에 저장',
  noteCurlAsk: '페이지 대신 요청하기. 브라우저에서는 Origin이 자동으로 붙음',
  noteCurlState: '위 응답의 request_id를 넣어 상태 확인',
  noteQr: '{requestMinutes}분간 유효',
  noteSite: '이 사이트의 저장소에서',
  noteProject: '내 프로젝트에서',
} satisfies Translation<'sdk/guide'>
