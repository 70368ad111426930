export default {
  appAwaited: '{app}アプリはまだApp StoreでもGoogle Playでも公開されていません。公開日は未定です。',
} as const
