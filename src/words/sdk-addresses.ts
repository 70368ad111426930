/** Pages of developers. */
export const loginPath = '/coinview-sdk/login'
/** What the code of a login leads to: a phone with the app opens the app there, any other this page. */
export const loginAppPath = '/coinview-sdk/login/app'
export const dappListPath = '/coinview-sdk/list'
