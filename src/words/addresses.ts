import { blogTimeZone } from '../domain/blog/post-address.ts'
import { dayAt, type Instant } from '../domain/kernel/time/instant.ts'

/** Pages. `web/routes.ts` says what answers them; `web/links.ts` makes links of them that carry theme and mode on. */
export const homePath = '/'
export const searchPath = '/search'
export const aboutOfferingsPath = '/ico'
export const marketPath = '/market'
export const eventsPath = '/events'
export const premiumPath = '/premium'
export const appPath = '/coinview'
export const sdkPath = '/coinview-sdk'
export const contactPath = '/contact'
export const ownerFormPath = '/ico-form'
export const widgetPath = '/widget'
export const badgePath = '/badge'

/** The address an offering is known by, to search engines and in what is shared. */
export function offeringPath(itemId: string): string {
  return `/ico/${encodeURIComponent(itemId)}`
}

export function isOfferingPath(path: string): boolean {
  return path.startsWith('/ico/')
}

/** The address a coin is known by. */
export function coinPath(id: string): string {
  return `/market/${encodeURIComponent(id)}`
}

export interface BlogList {
  readonly tag?: string | undefined
  readonly page?: number
}

/** The address a page of the blog is known by. */
export function blogPath({ tag, page = 1 }: BlogList): string {
  const path = tag === undefined ? '/blog' : `/blog/tags/${encodeURIComponent(tag)}`
  return page === 1 ? path : `${path}?page=${page}`
}

/**
 * The address a post is known by, from the month it was last changed in: `/blog/posts/2026/04/lock-ups`. A change in
 * another month moves it; every other address of a post leads to this one.
 */
export function postPath({ slug, updatedAt }: { slug: string; updatedAt: Instant }): string {
  const [year, month] = (dayAt({ at: updatedAt, timeZone: blogTimeZone }) ?? '').split('-')
  return `/blog/posts/${year}/${month}/${slug}`
}

export function pagePath(pageId: string): string {
  return `/page/${encodeURIComponent(pageId)}`
}

/** Where a mail leads to, with a button that completes the sign-up. */
export function followedPath(token: string): string {
  return `/followed?token=${encodeURIComponent(token)}`
}

/** Where a mail leads to, with a button that stops the mails. */
export function unfollowedPath(token: string): string {
  return `/unfollowed?token=${encodeURIComponent(token)}`
}

/** What is not a page. Calls of the API have their paths in `contract/operations`. */
export const apiPrefix = '/api/'
export const docsPath = '/api/docs'
export const openapiPath = '/api/openapi.json'
export const marketStreamPath = '/api/market/stream'
/** The cookie of following goes to these calls alone. */
export const followCookiePath = '/api/follow'
/** Where a form with a `token` in it confirms or stops; exempt from signatures, as the token is the proof. */
export const confirmFollowPath = '/api/follow/confirm'
export const stopFollowPath = '/api/follow/stop'

/** New offerings and changed terms as RSS, in the language of the host; or the changes of one offering alone. */
export const rssPath = '/api/map/rss2'
export function offeringRssPath(itemId: string): string {
  return `${rssPath}?itemId=${itemId}`
}
