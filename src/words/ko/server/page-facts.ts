import type { Translation } from '../../dictionary.ts'

export default {
  priceMonth: '월 {amount}(세금 포함)',
  priceYear: '연 {amount}(세금 포함)',
  appAwaited: '{app} 앱은 아직 App Store와 Google Play에 출시되지 않았으며 출시일도 정해지지 않았습니다.',
} satisfies Translation<'page-facts'>
