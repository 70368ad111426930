export default {
  'pre-open': '開始前',
  ongoing: '進行中',
  succeeded: '成立',
  failed: '不成立',
  unknown: '未定',
  outcomeUnknown: '結果不明',
  line: '{field}：{before} → {after}',
  others: 'ほかに{count}項目が変わりました。',
} as const
