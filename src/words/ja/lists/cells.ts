/** Cells of the list and advertisements, which come after the first view. */
export default {
  adDemo: '広告・デモ',
  adUntil: '{date}まで',
  price: '価格 {price}',
  notFor: '参加できない国・地域：{areas}',
  notForMore: '参加できない国・地域：{areas}ほか{count}件',
  kyc: '本人確認が必要',
  whitelist: 'ホワイトリスト制',
} as const
