import {
  dayInSeconds,
  hourInSeconds,
  minuteInSeconds,
  yearInSeconds,
} from '../../domain/kernel/time/durations.ts'

/** Every `Cache-Control` the site sends. Browsers and proxies read it; the page cache of the server has its own times. */
export const cachePolicies = {
  never: 'no-store',
  /** Stored by the browser but checked each time: an unchanged page costs a 304. */
  revalidated: 'no-cache',
  /** The file name contains a hash of the content. */
  forever: `public, max-age=${yearInSeconds}, immutable`,
  files: `public, max-age=${dayInSeconds}`,
  publicFiles: `public, max-age=${hourInSeconds}`,
  cardInstead: `public, max-age=${minuteInSeconds}`,
  apiDescription: `public, max-age=${5 * minuteInSeconds}`,
  rss: freshFor(minuteInSeconds),
  sitemap: freshFor(10 * minuteInSeconds),
  ownFeed: `private, max-age=${5 * minuteInSeconds}`,
} as const

/** Fresh for this many seconds, and usable for ten times as long while the browser fetches a new copy. */
export function freshFor(seconds: number): string {
  return `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`
}
