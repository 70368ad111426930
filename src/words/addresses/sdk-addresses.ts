/** Pages of developers. */
export const loginPath = '/coinview-sdk/login'
/** What the code of a login leads to: a phone with the app opens the app there, any other this page. */
export const loginAppPath = '/coinview-sdk/login/app'
export const dappListPath = '/coinview-sdk/list'
/** Where the holder of a wallet is asked to pay: a phone with the app opens the app there. */
export const payPath = '/coinview-sdk/pay'
/** Servers on the way see no fragment. */
export function payLink(requestId: string): string {
  return `${payPath}#${requestId}`
}
