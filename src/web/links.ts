import { feedPath } from '../contract/feed.ts'
import {
  acceptFlags,
  statusFlags,
  type AcceptFlag,
  type StatusFlag,
} from '../domain/offerings/list/list-flags.ts'
import type { TargetRange } from '../domain/offerings/list/target-ranges.ts'

/** Parts of the query that say how the site is shown, not what: every link inside the site carries them on. */
export const carriedParameters = ['theme', 'inApp'] as const

export type Links = ReturnType<typeof makeLinks>

const noQuery = {}
/** Comes out of a URL as it went in; the address of nearly every link. */
const plainPath = /^(?:\/|(?:\/[\w-]+)+)$/

/** The only place where the site's own addresses are built. */
export function makeLinks(current: URLSearchParams) {
  const carriesAny = carriedParameters.some((name) => current.has(name))
  const to = (path: string, query: Readonly<Record<string, string>> = noQuery) => {
    if (!carriesAny && plainPath.test(path)) {
      const written = query === noQuery ? '' : new URLSearchParams(query).toString()
      return written === '' ? path : `${path}?${written}`
    }
    const url = new URL(path, 'http://here')
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    for (const name of carriedParameters) {
      const value = current.get(name)
      if (value !== null) url.searchParams.set(name, value)
    }
    return url.pathname + url.search + url.hash
  }
  return {
    /** A path that came from content rather than from here. */
    inside: (path: string) => to(path),
    home: () => to('/'),
    search: (q?: string) => to('/search', q === undefined ? {} : { q }),
    /** The list as a query shows it, at the place where the reader is. */
    offerings: (path: string, query: URLSearchParams) => to(path, Object.fromEntries(query)),
    offering: (itemId: string) => to(offeringPath(itemId)),
    /** Into the companion app. */
    watch: (productCode: string) => `coinview://product/${encodeURIComponent(productCode)}`,
    blog: (list: BlogList = {}) => to(blogPath(list)),
    events: () => to('/events'),
    market: (query?: URLSearchParams) => to('/market', Object.fromEntries(query ?? [])),
    coin: (id: string, query?: URLSearchParams) => to(coinPath(id), Object.fromEntries(query ?? [])),
    app: () => to('/coinview'),
    sdk: () => to('/coinview-sdk'),
    contact: () => to('/contact'),
    aboutOfferings: () => to('/ico'),
    premium: () => to('/premium'),
    ownerForm: () => to('/ico-form'),
    widget: (itemId?: string) => to('/widget', itemId === undefined ? {} : { id: itemId }),
    badge: (itemId?: string) => to('/badge', itemId === undefined ? {} : { id: itemId }),
    page: (pageId: string) => to(`/page/${encodeURIComponent(pageId)}`),
    /** What is new, or what has changed of one offering. */
    rss: (itemId?: string) => (itemId === undefined ? feedPath : `${feedPath}?itemId=${itemId}`),
    industry: (industry: string) => to('/', { industry }),
    status: (flag: StatusFlag) => to('/', only(flag, statusFlags)),
    accepting: (flag: AcceptFlag) => to('/', only(flag, acceptFlags)),
    targetRange: (range: TargetRange) => to('/', { targetAmountMin: range }),
  }
}

/** The address an offering is known by, to search engines and in what is shared. */
export function offeringPath(itemId: string): string {
  return `/ico/${encodeURIComponent(itemId)}`
}

/** The address a coin is known by. */
export function coinPath(id: string): string {
  return `/market/${encodeURIComponent(id)}`
}

interface BlogList {
  readonly tag?: string | undefined
  readonly page?: number
}

/** The address a page of the blog is known by. */
export function blogPath({ tag, page = 1 }: BlogList): string {
  const path = tag === undefined ? '/blog' : `/blog/tags/${encodeURIComponent(tag)}`
  return page === 1 ? path : `${path}?page=${page}`
}

/** All flags are on by default, so one alone is said by turning the others off. */
function only<Flag extends string>(flag: Flag, flags: readonly Flag[]): Record<string, string> {
  return Object.fromEntries(flags.filter((other) => other !== flag).map((other) => [other, '0']))
}
