import type { Translation } from '../../dictionary.ts'

export default {
  appAwaited: '{app} isn’t on the App Store or Google Play yet, and no date is set.',
} satisfies Translation<'page-facts'>
