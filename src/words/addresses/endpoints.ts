/** What the server answers beside pages. Calls of the API have their paths in `contract/operations`. */
export const apiPrefix = '/api/'
export const docsPath = '/api/docs'
export const openapiPath = '/api/openapi.json'
export const marketStreamPath = '/api/market/stream'
/** In the language of the host. */
export const webManifestPath = '/manifest.webmanifest'
/** The cookie of following goes to these calls alone. */
export const followCookiePath = '/api/follow'
/** And that of notifications to these. */
export const pushCookiePath = '/api/push'
/** Where a form with a `token` in it confirms or stops; exempt from signatures, as the token is the proof. */
export const confirmFollowPath = '/api/follow/confirm'
export const stopFollowPath = '/api/follow/stop'
/** Forms with a `token` in them, as above; the second answers a file. */
export const preferencesFormPath = '/api/follow/preferences/form'
export const exportFollowerPath = '/api/follow/preferences/export'
/** What one follower follows, as RSS. */
export function followFeedPath(token: string): string {
  return `/api/follow/feed/${token}`
}
/** The cookie of buying goes to these calls alone. */
export const purchaseCookiePath = '/api/subscriptions'
/** The cookie of a developer goes to every call, as several areas are theirs. */
export const developerCookiePath = '/api'
/** A form with a `token` and an `act` in it; the token is the proof. */
export const ownSubscriptionFormPath = '/api/subscriptions/own/form'
export const stripeWebhookPath = '/api/stripe/webhook'
/** What people uploaded; each is named by its content. */
export const filesPrefix = '/files/'
export function filePath({ hash, type }: { hash: string; type: string }): string {
  return `${filesPrefix}${hash}.${type}`
}
