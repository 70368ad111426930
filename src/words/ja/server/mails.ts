export default {
  confirmSiteSubject: 'メール配信のご確認（{site}）',
  confirmSiteText:
    '新しい募集と条件の変更をお知らせするメールのお申し込みを受け付けました。下のボタンから確認ページを開き、登録を完了してください。',
  confirmOfferingSubject: '「{name}」のフォローのご確認（{site}）',
  confirmOfferingText:
    '「{name}」の条件や日程の変更をお知らせするメールのお申し込みを受け付けました。下のボタンから確認ページを開き、登録を完了してください。',
  confirmButton: '確認ページを開く',
  confirmEnding:
    'お心当たりがない場合は、何もせずにこのメールを削除してください。7日以内に確認されなければ、アドレスは消去されます。',
  stopSubject: '配信停止のご案内（{site}）',
  stopSiteText:
    '新しい募集と条件の変更をお知らせするメールの停止のお申し出を受け付けました。下のボタンから停止できます。',
  stopOfferingText:
    '「{name}」のお知らせメールの停止のお申し出を受け付けました。下のボタンから停止できます。',
  stopButton: '停止ページを開く',
  stopEnding: 'お心当たりがない場合は、このメールを削除してください。配信はそのまま続きます。',
  changedSubject: '「{name}」の条件が変わりました',
  changedText:
    'フォロー中の募集に変更がありました。参加を判断する前に、公式の告知もあわせてお確かめください。',
  changedEnding: 'このメールは、{site}で「{name}」をフォローしている方にお送りしています。',
  digestSubject: '新しい募集と条件の変更 {count}件（{site}）',
  digestText: '前回のお知らせのあとに載った募集と、変わった条件です。',
  digestEnding:
    'このメールは、{site}のメール配信に登録された方へ、お知らせのある平日の朝にお送りしています。',
  stopLink: '配信を止める',
} as const
