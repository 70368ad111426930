export default {
  receivedSubject: 'イベントの投稿を受け付けました：{title}',
  receivedText:
    '{site}にイベントをご投稿いただき、ありがとうございます。内容を確認したうえで、カレンダーに掲載します。審査の状況は下のボタンからいつでも確認できます。',
  stateButton: '審査の状況を見る',
  approvedSubject: 'イベントを掲載しました：{title}',
  approvedText: 'ご投稿いただいたイベントを確認し、カレンダーに掲載しました。ありがとうございました。',
  approvedButton: 'イベントを見る',
  refusedSubject: 'イベントの掲載を見送りました：{title}',
  refusedText: 'ご投稿いただいたイベントを確認した結果、今回は掲載を見送りました。理由は次のとおりです。',
  ending:
    'このメールは、{site}にイベントを投稿し、メールアドレスを入力された方にお送りしています。お心当たりがない場合は、このメールを破棄してください。アドレスは審査の完了後に消去されます。',
} as const
