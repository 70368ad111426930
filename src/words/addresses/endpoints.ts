/** Paths of the server that are neither pages nor calls of the API; the paths of calls are in `contract/operations`. */
export const apiPrefix = '/api/'
export const docsPath = '/api/docs'
/** Feeds and calendar files, which search engines may read. */
export const feedsPrefix = '/api/map/'
export const openapiPath = '/api/openapi.json'
export const marketStreamPath = '/api/market/stream'
export const webManifestPath = '/manifest.webmanifest'
/** The path of the cookie for follows, which is sent only with these calls. */
export const followCookiePath = '/api/follow'
export const pushCookiePath = '/api/push'
/** Targets of forms with a `token` that confirm or stop a follow. They need no signature, because the token is the proof. */
export const confirmFollowPath = '/api/follow/confirm'
export const stopFollowPath = '/api/follow/stop'
/** Targets of forms with a `token`: changing preferences, and downloading all stored data as a file. */
export const preferencesFormPath = '/api/follow/preferences/form'
export const exportFollowerPath = '/api/follow/preferences/export'
export function followFeedPath(token: string): string {
  return `/api/follow/feed/${token}`
}
/** The QR code of the login of this browser, as a picture. */
export const loginCodePath = '/api/sdk/logins/current/code.svg'
export const purchaseCookiePath = '/api/subscriptions'
/** The path of the cookie for developers, which is sent with every call, because several areas need it. */
export const developerCookiePath = '/api'
/** Target of a form with a `token` and an `act` that cancels or resumes a subscription; the token is the proof. */
export const ownSubscriptionFormPath = '/api/subscriptions/own/form'
export const stripeWebhookPath = '/api/stripe/webhook'
/** Uploaded files, named by the hash of their content. */
export const filesPrefix = '/files/'
export function filePath({ hash, type }: { hash: string; type: string }): string {
  return `${filesPrefix}${hash}.${type}`
}
