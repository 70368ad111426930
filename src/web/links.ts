import type { TargetRange } from '../domain/offerings/list/target-ranges.ts'
import {
  type BlogList,
  aboutOfferingsPath,
  appPath,
  badgePath,
  blogPath,
  coinPath,
  contactPath,
  eventsPath,
  homePath,
  marketPath,
  offeringPath,
  ownerFormPath,
  pagePath,
  premiumPath,
  sdkPath,
  searchPath,
  widgetPath,
  offeringRssPath,
  rssPath,
} from '../words/addresses.ts'

const themes = ['dark', 'light']

/**
 * Parts of the query that say how the site is shown, not what: every link inside the site carries them on. What says
 * nothing is not carried: `?theme=neon&inApp` gives `inApp=1`.
 */
export function carriedIn(query: URLSearchParams): readonly (readonly [string, string])[] {
  const theme = themes.find((known) => known === query.get('theme'))
  return [
    ...(theme === undefined ? [] : [['theme', theme] as const]),
    ...(query.has('inApp') ? [['inApp', '1'] as const] : []),
  ]
}

export type Links = ReturnType<typeof makeLinks>

const noQuery = {}
/** Comes out of a URL as it went in; the address of nearly every link. */
const plainPath = /^(?:\/|(?:\/[\w-]+)+)$/

/** Links inside the site: the paths of `words/addresses.ts`, with what every link carries on. */
export function makeLinks(current: URLSearchParams) {
  const carried = carriedIn(current)
  const to = (path: string, query: Readonly<Record<string, string>> = noQuery) => {
    if (carried.length === 0 && plainPath.test(path)) {
      const written = query === noQuery ? '' : new URLSearchParams(query).toString()
      return written === '' ? path : `${path}?${written}`
    }
    const url = new URL(path, 'http://here')
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    for (const [name, value] of carried) url.searchParams.set(name, value)
    return url.pathname + url.search + url.hash
  }
  return {
    /** A path that came from content rather than from here. */
    inside: (path: string) => to(path),
    /** The list, with a filter if one is given. */
    home: (query?: Readonly<Record<string, string>>) => to(homePath, query),
    search: (q?: string) => to(searchPath, q === undefined ? {} : { q }),
    /** The list as a query shows it, at the place where the reader is. */
    offerings: (path: string, query: URLSearchParams) => to(path, Object.fromEntries(query)),
    offering: (itemId: string) => to(offeringPath(itemId)),
    /** Into the companion app. */
    watch: (productCode: string) => `coinview://product/${encodeURIComponent(productCode)}`,
    blog: (list: BlogList = {}) => to(blogPath(list)),
    events: () => to(eventsPath),
    market: (query?: URLSearchParams) => to(marketPath, Object.fromEntries(query ?? [])),
    coin: (id: string, query?: URLSearchParams) => to(coinPath(id), Object.fromEntries(query ?? [])),
    app: () => to(appPath),
    sdk: () => to(sdkPath),
    contact: () => to(contactPath),
    aboutOfferings: () => to(aboutOfferingsPath),
    premium: () => to(premiumPath),
    ownerForm: () => to(ownerFormPath),
    widget: (itemId?: string) => to(widgetPath, itemId === undefined ? {} : { id: itemId }),
    badge: (itemId?: string) => to(badgePath, itemId === undefined ? {} : { id: itemId }),
    page: (pageId: string) => to(pagePath(pageId)),
    /** What is new, or what has changed of one offering. */
    rss: (itemId?: string) => (itemId === undefined ? rssPath : offeringRssPath(itemId)),
    industry: (industry: string) => to(homePath, { industry }),
    targetRange: (range: TargetRange) => to(homePath, { targetAmountMin: range }),
  }
}
