const minute = 60
const hour = 3_600
const day = 86_400
const year = 31_536_000

/** Every `Cache-Control` the site sends. Browsers and proxies read it; the page cache of the server has its own times. */
export const cachePolicies = {
  /** For personal or momentary content. */
  never: 'no-store',
  /** Stored by the browser but checked each time: an unchanged page costs a 304. */
  revalidated: 'no-cache',
  /** The file name contains a hash of the content. */
  forever: `public, max-age=${year}, immutable`,
  /** Uploads and images of the site. */
  files: `public, max-age=${day}`,
  /** Icons, the manifest and robots.txt. */
  publicFiles: `public, max-age=${hour}`,
  /** The placeholder of a preview card that is not drawn yet. */
  cardInstead: `public, max-age=${minute}`,
  apiDescription: `public, max-age=${5 * minute}`,
  rss: freshFor(minute),
  sitemap: freshFor(10 * minute),
  /** A personal feed. */
  ownFeed: `private, max-age=${5 * minute}`,
} as const

/** Fresh for this many seconds, and usable for ten times as long while the browser fetches a new copy. */
export function freshFor(seconds: number): string {
  return `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`
}
