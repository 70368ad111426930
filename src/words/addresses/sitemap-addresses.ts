/** Apart from `addresses.ts`, which comes with every page. */

/** Names every sitemap of the host. */
export const sitemapIndexPath = '/sitemap.xml'

export const sitemapsPrefix = '/api/map/sitemap/'

/** One sitemap of a kind, counted from 1. */
export function sitemapPath({ kind, number }: { kind: string; number: number }): string {
  return `${sitemapsPrefix}${kind}-${number}.xml`
}
