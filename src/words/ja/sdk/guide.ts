export default {
  description:
    'CoinView SDKで、dAppから支払いと送金を行う手順を、コード例で説明します。支払いと送金の例はこのページで実行でき、サンドボックスのテスト資産だけを使うため、料金はかかりません。',
  lede: 'dAppから支払いを受け取り、トークンを送れます。支払いと送金の例は、このページのサンドボックスのウォレットで実際に動きます。',
  login: 'ログインしてdAppを管理',
  sandboxTitle: 'サンドボックスのみ',
  sandbox:
    '動くのはテスト資産だけです。購入も売却も出金もできず、価値はありません。例は架空のdApp「Kissaten」として実行されます。',
  noScripts: '例を実行するにはJavaScriptが必要です。コードと表はこのままお読みいただけます。',
  contents: '目次',
  guide: 'ガイド',
  desk: 'dAppの管理',
  deskLogin: 'ログイン',
  deskList: 'dAppの一覧',
  deskNew: 'dAppを作成',
  install: 'インストール',
  installText:
    'SDKは依存パッケージのない小さなモジュールです。npmには公開していないため、このサイトのリポジトリからビルドして追加します。',
  installWhere: 'ブラウザーからの依頼は、dAppに登録したドメインのページからのみ受け付けます。',
  terminal: 'ターミナル',
  payment: '支払いを依頼する',
  paymentText:
    'ページから依頼すると、利用者がCoinViewでコードを読み取って承認します。結果は「支払い済み」「拒否」「期限切れ」のいずれかです。',
  transfer: '送金を依頼する',
  transferText:
    '利用者のウォレットから、ほかの利用者やdAppに送ります。支払いの項目に受取人が加わります。秘密鍵がページに渡ることはありません。',
  server: 'サーバーから送金する',
  serverText:
    '払い出しや返金は、dApp自身の残高からサーバーで送金します。シークレットで残高を動かせるため、サーバーの外に出さないでください。',
  serverRun:
    '「実行」では、Kissatenのサーバーの代わりにこのサイトが1.00 tUSDを送ります。シークレットはページに渡りません。',
  verify: '支払いの確認とWebhook',
  verifyText:
    'ページに届く結果は画面表示のためのものです。商品を渡す前に、必ずサーバーで確認してください。金額や資産が違えば payment_differs で失敗します。',
  webhookText:
    'Webhookは、依頼の結果が決まるとサーバーに届きます。署名は届いたままの本文で検証し、{webhookSeconds}秒以内に2xxで応答してください。同じ delivery_id が再び届くこともあります。',
  trace:
    'trace_id は、注文ごとに自分で決めて保存しておくUUIDです。同じ内容を同じ trace_id で送り直すと最初の結果が返り、二重に処理されることはありません。',
  curlText:
    'curlでは、ページの代わりに依頼を作り、その状態を調べられます。承認は利用者のアプリにある鍵で署名するため、curlではできません。支払いの確認と送金は、サーバーのcurlの例をご覧ください。',
  errors: 'エラー',
  errorsText:
    '呼び出しが失敗すると WalletError が発生します。code は変わらず、文章は利用者にそのまま表示できます。応答がないとき（timeout、network）は、同じ trace_id で送り直してください。',
  code: 'コード',
  status: 'HTTP',
  meaning: '説明',
  reference: 'リファレンス',
  referenceText:
    'HTTP APIの項目です。SDKの payment() と transfer() では、asset の代わりに asset_id を使います。',
  given: '送る項目',
  answered: '返る項目',
  field: '項目',
  type: '型',
  required: '必須',
  opAskForPayment: 'ページから支払い・送金を依頼する',
  opGetPaymentRequest: '依頼の状態を調べる',
  opSendTransfer: 'サーバーから送金する',
  opGetPayment: '支払いを確認する',
  opListTransactions: '取引と残高を取得する',
  opListWalletAssets: 'テスト資産の一覧',
  languages: '言語',
  run: '実行',
  runAgain: 'もう一度実行',
  runFailed: '実行の準備ができませんでした。接続を確かめて、もう一度お試しください。',
  copy: 'コピー',
  copied: 'コピーしました',
  selected: '選択しました。キーボードでコピーしてください。',
  noteAmount: '文字列で渡す。途中で丸められない',
  noteTrace: '注文ごとに1つ。送る前に保存する',
  noteCurlAsk: 'ページの代わりに依頼する。Origin はブラウザーなら自動で付く',
  noteCurlState: '上の応答の request_id を入れて、状態を調べる',
  noteQr: '{requestMinutes}分間有効',
  noteSite: 'このサイトのリポジトリで',
  noteProject: 'あなたのプロジェクトで',
} as const
