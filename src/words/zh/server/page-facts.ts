import type { Translation } from '../../dictionary.ts'

export default {
  appAwaited: '{app}应用尚未在App Store和Google Play上架，上架日期未定。',
} satisfies Translation<'page-facts'>
