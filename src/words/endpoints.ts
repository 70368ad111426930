/** What the server answers beside pages. Calls of the API have their paths in `contract/operations`. */
export const apiPrefix = '/api/'
export const docsPath = '/api/docs'
export const openapiPath = '/api/openapi.json'
export const marketStreamPath = '/api/market/stream'
/** The cookie of following goes to these calls alone. */
export const followCookiePath = '/api/follow'
/** Where a form with a `token` in it confirms or stops; exempt from signatures, as the token is the proof. */
export const confirmFollowPath = '/api/follow/confirm'
export const stopFollowPath = '/api/follow/stop'
