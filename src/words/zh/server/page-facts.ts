import type { Translation } from '../../dictionary.ts'

export default {
  priceMonth: '每月{amount}（含税）',
  priceYear: '每年{amount}（含税）',
  appAwaited: '{app}应用尚未在App Store和Google Play上架，上架日期未定。',
} satisfies Translation<'page-facts'>
