/** Not in `addresses.ts`, because every page loads that file. */

/** The page with the settings for push notifications of this browser. */
export const notificationsPath = '/_app/requestPermission'

/** The same page with a sale or a coin preselected. */
export function notificationsAddress(of: { readonly ico: string } | { readonly coin: string }): string {
  return `${notificationsPath}?${new URLSearchParams({ ...of }).toString()}`
}
