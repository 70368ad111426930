export const sitemapIndexPath = '/sitemap.xml'

export const sitemapsPrefix = '/api/map/sitemap/'

/** One sitemap of a kind, numbered from 1. */
export function sitemapPath({ kind, number }: { kind: string; number: number }): string {
  return `${sitemapsPrefix}${kind}-${number}.xml`
}
