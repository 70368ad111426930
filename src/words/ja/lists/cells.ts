/** Cells of the list and advertisements, which come after the first view. */
export default {
  adDemo: '広告・デモ',
  adUntil: '{date}まで',
  adWhitePaper: 'ホワイトペーパー',
  adContact: '連絡先：{contact}',
  adUnreviewed: 'この広告は、当局の審査や承認を受けたものではありません。',
  price: '価格 {price}',
  notFor: '参加できない国・地域：{areas}',
  notForMore: '参加できない国・地域：{areas}ほか{count}件',
  kyc: '本人確認が必要',
  whitelist: 'ホワイトリスト制',
} as const
