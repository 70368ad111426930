import type { Translation } from '../dictionary.ts'

export default {
  title: 'Token sales and crypto markets',
  heading: 'Token sales, by one yardstick',
  lede: 'Terms of STOs and ICOs and crypto markets, in Japanese, English, Korean and Chinese.',
  description:
    'Compare token sales (STO and ICO) by the same measure: terms, amounts raised and dates, with crypto prices, an event calendar and founder interviews.',
  readFirst: 'Start here',
  guideAbout:
    'How ICOs, STOs and IEOs differ, how a sale runs its course, and what to check before joining one.',
  guideInterviews:
    'How were the cap and the lock-up set? Founders tell it themselves, including what went wrong.',
  guideTax: 'When a gain arises and which records to keep: the basics to know before you file.',
  guidePremium:
    'No ads, unlimited price alerts and one portfolio across exchanges: the paid plan of the app.',
  ads: 'Advertising',
  adSlot: 'Advertising space',
  adSlotText: 'This space can be yours.',
  appTitle: 'Prices in the palm of your hand',
  appText:
    '{app} keeps price alerts and your portfolio in one place, and tells you when a sale you watch opens and closes.',
  appLink: 'See the app',
  latestPosts: 'Reading',
  allPosts: 'All posts',
} satisfies Translation<'home'>
