import type { Translation } from '../dictionary.ts'

export default {
  title: 'Token sales and crypto markets',
  heading: 'Token sales, compared like for like',
  lede: 'STO and ICO terms and crypto prices in Japanese, English, Korean and Chinese.',
  description:
    'Compare token sales (STO, ICO, IEO) like for like: terms, amounts raised and dates, with crypto prices and founder interviews.',
  readFirst: 'Start here',
  guideAbout: 'How ICOs, STOs and IEOs differ, how a sale works, and what to check before joining one.',
  guideInterviews: 'How did they set the cap and lock-up? Founders explain, including what went wrong.',
  guideTax: 'When you have a taxable gain and which records to keep: the basics to know before you file.',
  guidePremium: 'No ads, unlimited price alerts and one portfolio across exchanges: the app’s paid plan.',
  ads: 'Advertising',
  adSlot: 'Ad space',
  adSlotText: 'Advertise here.',
  appTitle: 'Crypto prices in your pocket',
  appText:
    '{app} combines price alerts and your portfolio in one app, and notifies you when a sale on your watchlist opens or is about to close.',
  appLink: 'See the app',
  latestPosts: 'Articles',
  allPosts: 'All articles',
  upcoming: 'Upcoming events',
  allEvents: 'See the calendar',
} satisfies Translation<'home'>
