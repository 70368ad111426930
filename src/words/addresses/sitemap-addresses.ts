/** Not in `addresses.ts`, because every page loads that file. */

/** The sitemap index of the host. */
export const sitemapIndexPath = '/sitemap.xml'

export const sitemapsPrefix = '/api/map/sitemap/'

/** One sitemap of a kind, numbered from 1. */
export function sitemapPath({ kind, number }: { kind: string; number: number }): string {
  return `${sitemapsPrefix}${kind}-${number}.xml`
}
