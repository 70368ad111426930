export default {
  starts: '{name}のトークンセールが始まりました',
  startsText: '開始：{when}',
  ends: '{name}のトークンセールが終了しました',
  endsText: '終了：{when}',
  above: '{name}が{mark}以上になりました',
  below: '{name}が{mark}以下になりました',
  priceText: '{time}時点の価格：{price}',
  test: '通知のテスト',
  testText: '通知は正しく届いています。',
} as const
