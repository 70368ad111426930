import type { TargetRange } from '../../domain/offerings/list/target-ranges.ts'
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
} from '../../words/addresses/addresses.ts'

/**
 * Parts of the query that say how the site is shown, not what: every link inside the site carries them on. What says
 * nothing is not carried: `?theme=neon&inApp` gives `inApp=1`.
 */
export function carriedIn(query: URLSearchParams): readonly (readonly [string, string])[] {
  const theme = query.get('theme') ?? ''
  return [
    ...(/^(?:light|dark)$/.test(theme) ? [['theme', theme] as const] : []),
    ...(query.has('inApp') ? [['inApp', '1'] as const] : []),
  ]
}

export type Links = ReturnType<typeof makeLinks>

const noQuery = {}
/** Comes out of a URL as it went in; the address of nearly every link. */
const plainPath = /^(?:\/|(?:\/[\w-]+)+)$/

/** `page/terms` would lead elsewhere from every page, and `//evil.example` or `/\\evil.example` to another host. */
const rootRelative = /^\/(?![/\\])/

/** Links inside the site: the paths of `words/addresses/addresses.ts`, with what every link carries on. */
export function makeLinks(current: URLSearchParams) {
  const carried = carriedIn(current)
  const to = (path: string, query: Readonly<Record<string, string>> = noQuery) => {
    if (!rootRelative.test(path)) {
      // The specification asks for an error.
      // oxlint-disable-next-line no-console
      console.error(`Not root-relative: ${JSON.stringify(path)}`)
      return ''
    }
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
    contact: (query?: Readonly<Record<string, string>>) => to(contactPath, query),
    aboutOfferings: () => to(aboutOfferingsPath),
    premium: () => to(premiumPath),
    ownerForm: () => to(ownerFormPath),
    widget: (query?: Readonly<Record<string, string>>) => to(widgetPath, query),
    badge: (query?: Readonly<Record<string, string>>) => to(badgePath, query),
    page: (pageId: string) => to(pagePath(pageId)),
    /** What is new, or what has changed of one offering. */
    rss: (itemId?: string) => (itemId === undefined ? rssPath : offeringRssPath(itemId)),
    industry: (industry: string) => to(homePath, { industry }),
    targetRange: (range: TargetRange) => to(homePath, { targetAmountMin: range }),
  }
}
