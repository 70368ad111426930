import {
  dayInSeconds,
  hourInSeconds,
  minuteInSeconds,
  yearInSeconds,
} from '../../domain/kernel/time/durations.ts'

/** Every `Cache-Control` the site sends. Browsers and proxies read it; the page cache of the server has its own times. */
export const cachePolicies = {
  never: 'no-store',
  /** The browser stores the response but checks it each time: an unchanged one costs only a reply with status 304. */
  revalidated: 'no-cache',
  /** For files whose name contains a hash of their content, so that a changed file has another name. */
  forever: `public, max-age=${yearInSeconds}, immutable`,
  files: `public, max-age=${dayInSeconds}`,
  publicFiles: `public, max-age=${hourInSeconds}`,
  cardInstead: `public, max-age=${minuteInSeconds}`,
  apiDescription: `public, max-age=${5 * minuteInSeconds}`,
  rss: freshFor(minuteInSeconds),
  sitemap: freshFor(10 * minuteInSeconds),
  ownFeed: `private, max-age=${5 * minuteInSeconds}`,
} as const

/** The response is fresh for this many seconds, and for ten times as long usable while the browser fetches a new one. */
export function freshFor(seconds: number): string {
  return `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`
}
