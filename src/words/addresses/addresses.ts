/**
 * Links to pages. `web/addresses/pages.ts` says which component answers each; `web/addresses/links.ts` makes links inside the site of
 * them, which carry theme and mode on. Addresses that few pages need stand in files of their own beside this one, which comes with every page.
 */
export const homePath = '/'
export const searchPath = '/search'
export const aboutOfferingsPath = '/ico'
export const marketPath = '/market'
export const eventsPath = '/events'
export const addEventPath = '/events/add'
export const premiumPath = '/premium'
export const appPath = '/coinview'
/** Leads a phone to the page of the app. */
export const appCodePath = '/coinview/qr.svg'
export const sdkPath = '/coinview-sdk'
export const contactPath = '/contact'
export const ownerFormPath = '/ico-form'
export const widgetPath = '/widget'
export const badgePath = '/badge'

/** What is sent in place of a page: 400 for an address that is no text, 429 or 503 when it is not rendered now. */
export function refusedPath(status: 400 | 429 | 503 | ':code'): string {
  return `/refused/${status}`
}

/** For pages of a web server in front of the site. */
export function errorPath(status: string): string {
  return `/error/${status}`
}

/** Stored by the service worker, which shows it in place of a page that cannot be fetched. */
export const offlinePath = '/offline'
/** Every building block, in development only. */
export const galleryPath = '/gallery'

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

/** Of the blog, which is written and served in Japanese alone. */
export function isBlogPath(path: string): boolean {
  return path.startsWith('/blog')
}

/** The address a post is known by; `postMonth` says of which month. */
export function postPath({ slug, year, month }: { slug: string; year: string; month: string }): string {
  return `/blog/posts/${year}/${month}/${slug}`
}

/** The page of the database that says who sells, as the law asks for. */
export const legalNoticeId = 'commerce'

export function pagePath(pageId: string): string {
  return `/page/${encodeURIComponent(pageId)}`
}

/** Where a mail leads to, with a button that completes the sign-up. */
export function followedPath(token: string): string {
  return `/followed?token=${encodeURIComponent(token)}`
}

/** Says how mails are stopped. */
export const howToStopPath = '/unfollowed'

/** Where a mail leads to, with a button that stops the mails. */
export function unfollowedPath(token: string): string {
  return `${howToStopPath}?token=${encodeURIComponent(token)}`
}

/** Where every mail to a follower leads: what is followed, and how it is told. */
export const preferencesPath = '/preferences'
export function ownPreferencesPath(token: string): string {
  return `${preferencesPath}?token=${encodeURIComponent(token)}`
}

/** New offerings and changed terms as RSS, in the language of the host; or the changes of one offering alone. */
export const rssPath = '/api/map/rss2'
export function offeringRssPath(itemId: string): string {
  return `${rssPath}?itemId=${itemId}`
}
