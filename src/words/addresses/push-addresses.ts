/** Apart from `addresses.ts`, which comes with every page. */

/** Where a reader turns notifications to this browser on, and says what they are of. */
export const notificationsPath = '/_app/requestPermission'

/** The same with a sale or a coin at hand. */
export function notificationsAddress(of: { readonly ico: string } | { readonly coin: string }): string {
  return `${notificationsPath}?${new URLSearchParams({ ...of }).toString()}`
}
