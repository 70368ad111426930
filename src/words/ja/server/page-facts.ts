export default {
  priceMonth: '月額{amount}（税込）',
  priceYear: '年額{amount}（税込）',
  appAwaited: '{app}アプリはまだApp StoreでもGoogle Playでも公開されていません。公開日は未定です。',
} as const
