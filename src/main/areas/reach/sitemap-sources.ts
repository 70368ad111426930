import { listedPosts, listedTags } from '../../../api/blog/posts.store.ts'
import type { Database } from '../../../api/database/database.ts'
import { listedEvents, listedTokens } from '../../../api/events/events.store.ts'
import { listedOfferings } from '../../../api/offerings/offerings.store.ts'
import { listedPages } from '../../../api/pages/pages.store.ts'
import { tableSource, type Listing } from '../../../api/sitemap/listed-pages.store.ts'
import { memorySource, type SitemapSource, type ListedPage } from '../../../api/sitemap/sitemap-source.ts'
import { postMonth } from '../../../domain/blog/post-address.ts'
import { day } from '../../../domain/kernel/time/durations.ts'
import type { QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import {
  aboutOfferingsPath,
  blogPath,
  coinPath,
  offeringPath,
  pagePath,
  postPath,
  addEventPath,
  appPath,
  badgePath,
  contactPath,
  eventsPath,
  homePath,
  marketPath,
  ownerFormPath,
  premiumPath,
  sdkPath,
  widgetPath,
} from '../../../words/addresses/addresses.ts'
import { calendarPath, eventPath } from '../../../words/addresses/event-addresses.ts'
import { purchasePath } from '../../../words/addresses/purchase-addresses.ts'

/** Pages that every site has. Of a list only the first page is named here, because it links to the others. */
const everywhere = [
  homePath,
  marketPath,
  eventsPath,
  addEventPath,
  appPath,
  premiumPath,
  purchasePath,
  contactPath,
  ownerFormPath,
  widgetPath,
  badgePath,
  sdkPath,
]
const lastingPages: readonly ListedPage[] = [
  ...everywhere.map((path) => ({ path, changedAt: null })),
  { path: blogPath({}), changedAt: null, writtenIn: ['ja'] },
]

interface SitemapDeps {
  readonly database: Database
  readonly coins: () => readonly QuotedCoin[]
  readonly now: () => Date
}

/** Addresses of static pages whose address is not `/page/{key}`. */
const ownAddresses: Readonly<Record<string, string>> = { ico: aboutOfferingsPath }

/**
 * The sitemap lists the calendars of tokens with an event in this many days. A calendar shows the next 30 days; where they begin
 * depends on the reader's time zone, but 28 of them are the same for everyone.
 */
const daysAhead = 28

export function sitemapSources({ database, coins, now }: SitemapDeps): readonly SitemapSource[] {
  const listings: readonly Listing[] = [
    {
      kind: 'pages',
      sql: `select * from (${listedPages}) as written where key <> 'premium'`,
      pathOf: ({ key }) => ownAddresses[key] ?? pagePath(key),
    },
    { kind: 'offerings', sql: listedOfferings, pathOf: ({ key }) => offeringPath(key) },
    { kind: 'events', sql: listedEvents, pathOf: ({ key }) => eventPath(key) },
    {
      kind: 'calendars',
      sql: listedTokens,
      values: () => [now(), new Date(now().getTime() + daysAhead * day)],
      pathOf: ({ key }) => calendarPath({ symbols: [key], time: null, tags: [] }),
    },
    {
      kind: 'posts',
      writtenIn: ['ja'],
      sql: listedPosts,
      pathOf: ({ key, changed_at: updatedAt }) => postPath({ slug: key, ...postMonth(updatedAt) }),
    },
    { kind: 'tags', writtenIn: ['ja'], sql: listedTags, pathOf: ({ key }) => blogPath({ tag: key }) },
  ]
  return [
    memorySource('site', () => lastingPages.map((page) => [page.path, page])),
    ...listings.map((listing) => tableSource(listing, database)),
    memorySource('coins', () =>
      coins().map(({ coin, quote }) => [
        coin.id,
        { path: coinPath(coin.id), changedAt: dayOf(quote.quotedAt) },
      ]),
    ),
  ]
}

/** Prices change every minute, but search engines need to fetch a coin again only once a day. */
function dayOf(at: number | null): Date | null {
  return at === null ? null : new Date(at - (at % day))
}
