import type { Translation } from '../../dictionary.ts'

export default {
  priceMonth: '{amount} per month (tax included)',
  priceYear: '{amount} per year (tax included)',
  appAwaited: '{app} isn’t on the App Store or Google Play yet, and no date is set.',
} satisfies Translation<'page-facts'>
