export const loginPath = '/coinview-sdk/login'
/** The part of the login page that logs in without the app. */
export const keyLoginId = 'key-login'
/** The target of a login QR code: a phone with the app opens the app, any other device shows this page. */
export const loginAppPath = '/coinview-sdk/login/app'
export const dappListPath = '/coinview-sdk/list'
export const payPath = '/coinview-sdk/pay'
/** The request id is in the fragment, which browsers do not send to servers. */
export function payLink(requestId: string): string {
  return `${payPath}#${requestId}`
}
