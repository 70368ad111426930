export default {
  search: 'トークンセールを探す',
  market: 'マーケット',
  events: 'イベントカレンダー',
} as const
