import type { Translation } from '../../dictionary.ts'

export default {
  heading: '이 브라우저의 키로 로그인',
  text: '앱이 없어도 됩니다. 이 브라우저에 만든 키가 로그인에 서명하며, 키는 브라우저 밖으로 나가지 않습니다.',
  limits: '시작하기 전에',
  limitHere: '이 브라우저의 한국어 사이트에서만 사용할 수 있으며, 키를 다른 브라우저로 옮길 수 없습니다.',
  limitLost:
    '사이트 데이터를 지우면 키도 사라져 만들어 둔 dApp을 관리할 수 없습니다. 오래 방문하지 않으면 브라우저가 스스로 지울 수도 있습니다.',
  limitShared: '이 브라우저를 쓸 수 있는 사람은 누구나 로그인할 수 있습니다.',
  limitSandbox: '샌드박스의 테스트 자산만 다룰 수 있으며, 이 자산에는 가치가 없습니다.',
  loading: '키를 확인하고 있습니다',
  name: '표시 이름',
  nameHelp: 'dApp 목록에, 그리고 내가 퀴즈에 초대한 사람에게 표시됩니다(최대 {userNameCharacters}자).',
  nameMissing: '표시 이름을 입력해 주세요.',
  create: '키를 만들고 로그인',
  known: '이 브라우저에는 {name} 님의 키가 있습니다. 퀴즈와 샌드박스 지갑도 같은 키를 사용합니다.',
  logInAs: '{name} 님으로 로그인',
  waiting: '로그인하고 있습니다',
  forgotten: '사이트에 등록되어 있지 않은 키입니다',
  forgottenText: '표시 이름을 입력하면 새 사용자로 등록합니다. 이전에 만든 dApp은 복구되지 않습니다.',
  refused: '로그인하지 못했습니다',
  refusedText: '잠시 후 다시 시도해 주세요.',
  offline: '오프라인 상태입니다',
  offlineText: '연결되면 다시 시도해 주세요.',
  unsupported: '이 브라우저에서는 키를 만들 수 없습니다',
  unsupportedText:
    'Chrome, Edge, Firefox, Safari의 최신 버전에서 열어 주세요. 시크릿 모드에서는 이용하지 못할 수 있습니다.',
  withApp: 'CoinView 앱으로 로그인',
  appAwaited: 'CoinView 앱은 아직 출시되지 않았습니다. QR 코드는 개발용 앱이 있는 분만 사용할 수 있습니다.',
} satisfies Translation<'sdk/key-login'>
