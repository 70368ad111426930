/** Error sentences by the code of the rule. `{host}` is the required beginning of an address. */
export default {
  name: 'dApp名を入力してください。',
  name_length: 'dApp名は1〜{dappNameCharacters}文字で入力してください。',
  name_characters:
    'dApp名に特殊文字は使えません。使えるのは、漢字・かな・英字などの文字と数字、単語の間の半角スペース1つです。',
  url: 'dAppのURLを入力してください。',
  url_url: '正しいURLを入力してください。',
  url_prefix: 'dAppのURLは「{host}」で始まる必要があります。',
  icon: 'アイコンをアップロードしてください。',
  whitelist_protocol: '「{value}」：プロトコルを除いたドメイン名を入力してください。',
  whitelist_domain:
    '「{value}」：pay.example.comのようなドメイン名を入力してください。パス、ポート、ワイルドカード、IPアドレスは使えません。',
  whitelist_many: 'ドメインは{limit}件以内にしてください。',
  webhook_url: 'Webhookの正しいURLを入力してください。',
  webhook_prefix: 'WebhookのURLは「{host}」で始まる必要があります。',
  webhook_host: 'Webhookには、dApp自身のドメインか、許可したドメインのURLを入力してください。',
} as const
