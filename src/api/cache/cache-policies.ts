const minute = 60
const hour = 3_600
const day = 86_400
const year = 31_536_000

/** Every `Cache-Control` the site sends. Browsers and proxies read it; the page cache of the server has its own times. */
export const cachePolicies = {
  /** For one reader, or true at this moment alone. */
  never: 'no-store',
  /** Stored by the browser, and asked for anew each time: an unchanged page costs a 304. */
  revalidated: 'no-cache',
  /** Its name has a hash of its content. */
  forever: `public, max-age=${year}, immutable`,
  /** What people uploaded, and pictures of the site. */
  files: `public, max-age=${day}`,
  /** Icons, the manifest, robots.txt. */
  publicFiles: `public, max-age=${hour}`,
  /** What stands in for a card until it is drawn. */
  cardInstead: `public, max-age=${minute}`,
  apiDescription: `public, max-age=${5 * minute}`,
  rss: freshFor(minute),
  sitemap: freshFor(10 * minute),
  /** A feed that is one reader's. */
  ownFeed: `private, max-age=${5 * minute}`,
} as const

/** Fresh for so many seconds, and for ten times as long better than nothing while it is asked for anew. */
export function freshFor(seconds: number): string {
  return `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`
}
