import type { TargetRange } from '../domain/offerings/list/target-ranges.ts'
import * as paths from '../words/addresses.ts'

/** Parts of the query that say how the site is shown, not what: every link inside the site carries them on. */
export const keptParameters = ['theme', 'inApp'] as const

export type Links = ReturnType<typeof makeLinks>

const noQuery = {}
/** Comes out of a URL as it went in; the address of nearly every link. */
const plainPath = /^(?:\/|(?:\/[\w-]+)+)$/

/** Links inside the site: the paths of `words/addresses.ts`, with what every link carries on. */
export function makeLinks(current: URLSearchParams) {
  const keptHere = keptParameters.some((name) => current.has(name))
  const to = (path: string, query: Readonly<Record<string, string>> = noQuery) => {
    if (!keptHere && plainPath.test(path)) {
      const written = query === noQuery ? '' : new URLSearchParams(query).toString()
      return written === '' ? path : `${path}?${written}`
    }
    const url = new URL(path, 'http://here')
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    for (const name of keptParameters) {
      const value = current.get(name)
      if (value !== null) url.searchParams.set(name, value)
    }
    return url.pathname + url.search + url.hash
  }
  return {
    /** A path that came from content rather than from here. */
    inside: (path: string) => to(path),
    /** The list, with a filter if one is given. */
    home: (query?: Readonly<Record<string, string>>) => to(paths.homePath, query),
    search: (q?: string) => to(paths.searchPath, q === undefined ? {} : { q }),
    /** The list as a query shows it, at the place where the reader is. */
    offerings: (path: string, query: URLSearchParams) => to(path, Object.fromEntries(query)),
    offering: (itemId: string) => to(paths.offeringPath(itemId)),
    /** Into the companion app. */
    watch: (productCode: string) => `coinview://product/${encodeURIComponent(productCode)}`,
    blog: (list: paths.BlogList = {}) => to(paths.blogPath(list)),
    events: () => to(paths.eventsPath),
    market: (query?: URLSearchParams) => to(paths.marketPath, Object.fromEntries(query ?? [])),
    coin: (id: string, query?: URLSearchParams) => to(paths.coinPath(id), Object.fromEntries(query ?? [])),
    app: () => to(paths.appPath),
    sdk: () => to(paths.sdkPath),
    contact: () => to(paths.contactPath),
    aboutOfferings: () => to(paths.aboutOfferingsPath),
    premium: () => to(paths.premiumPath),
    ownerForm: () => to(paths.ownerFormPath),
    widget: (itemId?: string) => to(paths.widgetPath, itemId === undefined ? {} : { id: itemId }),
    badge: (itemId?: string) => to(paths.badgePath, itemId === undefined ? {} : { id: itemId }),
    page: (pageId: string) => to(paths.pagePath(pageId)),
    /** What is new, or what has changed of one offering. */
    rss: (itemId?: string) => (itemId === undefined ? paths.rssPath : paths.offeringRssPath(itemId)),
    industry: (industry: string) => to(paths.homePath, { industry }),
    targetRange: (range: TargetRange) => to(paths.homePath, { targetAmountMin: range }),
  }
}
