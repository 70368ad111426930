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
import { notificationsPath } from '../../words/addresses/push-addresses.ts'

/**
 * Parameters that control how the site is shown; every internal link carries them. Unreadable values are dropped:
 * `?theme=neon&inApp` becomes `inApp=1`.
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
/** Paths that `URL` would leave unchanged, as nearly all are; for them the slow parsing is skipped. */
const plainPath = /^(?:\/|(?:\/[\w-]+)+)$/

/** Refuses `page/terms`, which depends on the current page, and `//evil.example` or `/\\evil.example`, which lead to another host. */
const rootRelative = /^\/(?![/\\])/

export function makeLinks(current: URLSearchParams) {
  const carried = carriedIn(current)
  const to = (path: string, query: Readonly<Record<string, string>> = noQuery) => {
    if (!rootRelative.test(path)) {
      // An error and not a warning, because a fault of our own content has to be noticed. The caller gets no link.
      // oxlint-disable-next-line no-console
      console.error(`A link is left empty because its path is not root-relative: ${JSON.stringify(path)}`)
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
    inside: (path: string) => to(path),
    home: (query?: Readonly<Record<string, string>>) => to(homePath, query),
    search: (q?: string) => to(searchPath, q === undefined ? {} : { q }),
    offerings: (path: string, query: URLSearchParams) => to(path, Object.fromEntries(query)),
    offering: (itemId: string) => to(offeringPath(itemId)),
    /**
     * Opens a sale in the app, which reports its start and end. While no store has the app such a link leads nowhere, so the browser
     * offers the same notifications.
     */
    watch: (itemId: string, productCode: string, opensApp: boolean) =>
      opensApp
        ? `coinview://product/${encodeURIComponent(productCode)}`
        : to(`${notificationsPath}?ico=${itemId}`),
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
    /** Link to the feed of new sales, or of changes to one sale. */
    rss: (itemId?: string) => (itemId === undefined ? rssPath : offeringRssPath(itemId)),
    industry: (industry: string) => to(homePath, { industry }),
    targetRange: (range: TargetRange) => to(homePath, { targetAmountMin: range }),
  }
}
