import type { Translation } from '../../dictionary.ts'

export default {
  appAwaited: '{app} 앱은 아직 App Store와 Google Play에 출시되지 않았으며 출시일도 정해지지 않았습니다.',
} satisfies Translation<'page-facts'>
