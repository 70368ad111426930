export default {
  receivedSubject: 'お問い合わせを受け付けました（{site}）',
  receivedText:
    '{site}へお問い合わせいただき、ありがとうございます。「{purpose}」についてのお問い合わせを受け付けました。',
  receivedNext: '通常{contactReplyDays}営業日以内に、このアドレスへ返信します。',
  receivedEnding:
    'このメールは、{site}のお問い合わせフォームにこのアドレスを入力された方にお送りしています。お心当たりがない場合は、このメールを破棄してください。',
  answerSubject: 'お問い合わせへの返信（{site}）',
  answerText: '{date}にいただいたお問い合わせ「{purpose}」への返信です。',
  answerEnding: 'このメールは、{site}のお問い合わせフォームから連絡をくださった方にお送りしています。',
  toldSubject: 'お問い合わせ {number}：{purpose}',
  toldName: 'お名前：{name}',
  toldEmail: 'メールアドレス：{email}',
  toldUrl: 'URL：{url}',
  toldItem: '対象のプロジェクト：{item}',
  toldLanguage: '言語：{language}',
  toldMany:
    '短い時間に多くのお問い合わせが届いています。この1時間は、これ以降のメールを送りません。続きはinboxコマンドで確認してください。',
  toldEnding:
    'このメールに返信すると、差出人に直接届きます。サイトから返信するには：npm run site -- inbox answer {number} --text "…"',
} as const
