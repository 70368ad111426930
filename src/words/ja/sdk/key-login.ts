export default {
  heading: 'このブラウザーの鍵でログイン',
  text: 'アプリは不要です。このブラウザーに作った鍵が、ログインに署名します。鍵はブラウザーの外に出ません。',
  limits: 'ご利用の前に',
  limitHere:
    '使えるのは、このブラウザーの、この言語のサイトだけです。鍵をほかのブラウザーに移すことはできません。',
  limitLost:
    'サイトのデータを消すと鍵もなくなり、作ったdAppを管理できなくなります。長い間サイトを開かないと、ブラウザーが自動で消すこともあります。',
  limitShared: 'このブラウザーを使える人は、誰でもログインできます。',
  limitSandbox: '動くのはサンドボックスのテスト資産だけで、価値はありません。',
  loading: '鍵を確認しています',
  name: '表示名',
  nameHelp: 'dAppの一覧と、クイズに招待した相手に表示されます（{userNameCharacters}文字まで）。',
  nameMissing: '表示名を入力してください。',
  create: '鍵を作ってログイン',
  known: 'このブラウザーには「{name}」の鍵があります。クイズとテスト用ウォレットも同じ鍵を使います。',
  logInAs: '{name}としてログイン',
  waiting: 'ログインしています',
  forgotten: 'この鍵の登録は、サイトから消去されています',
  forgottenText: '表示名を入力すると、新しい利用者として登録します。以前のdAppは戻りません。',
  refused: 'ログインできませんでした',
  refusedText: 'しばらくしてから、もう一度お試しください。',
  offline: 'オフラインです',
  offlineText: '接続が戻ったら、もう一度お試しください。',
  unsupported: 'このブラウザーでは鍵を作れません',
  unsupportedText:
    'Chrome、Edge、Firefox、Safariの最新版でお試しください。プライベートモードでは利用できないことがあります。',
  withApp: 'CoinViewアプリでログイン',
  appAwaited:
    'CoinViewアプリはまだ公開されていません。QRコードでログインできるのは、開発用のアプリをお持ちの方だけです。',
} as const
