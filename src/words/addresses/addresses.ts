/**
 * Paths of pages. `web/addresses/pages.ts` assigns a component to each; `web/addresses/links.ts` makes internal links that keep theme and
 * mode. Every page loads this file, so addresses that only a few pages need are in separate files of this folder.
 */
export const homePath = '/'
export const searchPath = '/search'
export const aboutOfferingsPath = '/ico'
export const marketPath = '/market'
export const eventsPath = '/events'
export const addEventPath = '/events/add'
export const premiumPath = '/premium'
export const appPath = '/coinview'
export const appCodePath = '/coinview/qr.svg'
export const sdkPath = '/coinview-sdk'
export const contactPath = '/contact'
export const ownerFormPath = '/ico-form'
export const widgetPath = '/widget'
export const badgePath = '/badge'

/** Error pages that the server sends instead of a page: 400 for an invalid address, 429 or 503 when it cannot render now. */
export function refusedPath(status: 400 | 429 | 503 | ':code'): string {
  return `/refused/${status}`
}

/** Error pages for a web server in front of the site. */
export function errorPath(status: string): string {
  return `/error/${status}`
}

/** The page that the service worker stores and shows while the browser is offline. */
export const offlinePath = '/offline'
/** A gallery of all UI components, in development only. */
export const galleryPath = '/gallery'

export function offeringPath(itemId: string): string {
  return `/ico/${encodeURIComponent(itemId)}`
}

export function isOfferingPath(path: string): boolean {
  return path.startsWith('/ico/')
}

/** The id in the address of an offering; undefined for every other address. */
export function itemIdOf(path: string): string | undefined {
  const id = /^\/ico\/([^/?#]+)$/.exec(path)?.[1]
  try {
    return id === undefined ? undefined : decodeURIComponent(id)
  } catch {
    return undefined
  }
}

export function coinPath(id: string): string {
  return `/market/${encodeURIComponent(id)}`
}

export interface BlogList {
  readonly tag?: string | undefined
  readonly page?: number
}

export function blogPath({ tag, page = 1 }: BlogList): string {
  const path = tag === undefined ? '/blog' : `/blog/tags/${encodeURIComponent(tag)}`
  return page === 1 ? path : `${path}?page=${page}`
}

/** Pages of the blog exist only in Japanese. */
export function isBlogPath(path: string): boolean {
  return path.startsWith('/blog')
}

export function postPath({ slug, year, month }: { slug: string; year: string; month: string }): string {
  return `/blog/posts/${year}/${month}/${slug}`
}

export const legalNoticeId = 'commerce'

export function pagePath(pageId: string): string {
  return `/page/${encodeURIComponent(pageId)}`
}

/** The page with the button that confirms a follow; mails link to it. */
export function followedPath(token: string): string {
  return `/followed?token=${encodeURIComponent(token)}`
}

export const howToStopPath = '/unfollowed'

/** The page with the button that stops mails; mails link to it. */
export function unfollowedPath(token: string): string {
  return `${howToStopPath}?token=${encodeURIComponent(token)}`
}

/** The page with the mail preferences of a follower; every mail links to it. */
export const preferencesPath = '/preferences'
export function ownPreferencesPath(token: string): string {
  return `${preferencesPath}?token=${encodeURIComponent(token)}`
}

export const rssPath = '/api/map/rss2'
export function offeringRssPath(itemId: string): string {
  return `${rssPath}?itemId=${itemId}`
}
