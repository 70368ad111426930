export default {
  subscribeText:
    '選択中の銘柄と種類のイベントを、お使いのカレンダーで購読できます。期間の指定は含まれません。予定の追加や変更は自動で反映されます。',
  inApple: 'Appleカレンダーなど（webcal）',
  inGoogle: 'Googleカレンダー',
  inOutlook: 'Outlook',
  asFile: 'iCalendarファイル（.ics）',
  asRss: 'RSS',
  feedAddress: '購読用のURL',
  copy: 'コピー',
  copied: 'コピーしました',
  copySelected: 'URLを選択しました。コピーしてください。',
} as const
