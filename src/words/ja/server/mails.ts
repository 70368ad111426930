export default {
  entry: '■ {title}',
  confirmSiteSubject: 'メール配信のご確認（{site}）',
  confirmSiteText:
    '新しいトークンセールと条件の変更をお知らせするメールのお申し込みを受け付けました。下のボタンから確認ページを開き、登録を完了してください。',
  confirmOfferingSubject: '「{name}」のフォローのご確認（{site}）',
  confirmOfferingText:
    '「{name}」の条件や日程の変更をお知らせするメールのお申し込みを受け付けました。下のボタンから確認ページを開き、登録を完了してください。',
  confirmButton: '確認ページを開く',
  confirmEnding:
    'お心当たりがない場合は、このメールを破棄してください。{confirmDays}日以内に確認されなければ、アドレスは消去されます。',
  stopSubject: '配信停止のご案内（{site}）',
  stopSiteText:
    '新しいトークンセールと条件の変更をお知らせするメールの、配信停止のお申し出を受け付けました。下のボタンから停止できます。',
  stopOfferingText:
    '「{name}」のお知らせメールの、配信停止のお申し出を受け付けました。下のボタンから停止できます。',
  stopButton: '停止ページを開く',
  stopEnding: 'お心当たりがない場合は、このメールを破棄してください。配信はそのまま続きます。',
  changedSubject: '「{name}」の条件が変わりました',
  changedText:
    'フォロー中のトークンセールの条件が変更されました。参加を判断する前に、公式の告知もあわせてご確認ください。',
  changedEnding: 'このメールは、{site}で「{name}」をフォローしている方にお送りしています。',
  digestSubject: '新しいトークンセールと条件の変更 {count}件（{site}）',
  digestText: '前回のお知らせ以降に掲載されたトークンセールと、変更された条件です。',
  digestMore: 'このほかに{count}件あります。新着順の一覧を見る',
  digestEnding:
    'このメールは、{site}のメール配信に登録された方へ、お知らせのある平日の朝にお送りしています。',
  preferencesLink: '配信設定を変更する',
  stopLink: '配信を停止する',
} as const
