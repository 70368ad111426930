export const notificationsPath = '/_app/requestPermission'

export function notificationsAddress(of: { readonly ico: string } | { readonly coin: string }): string {
  return `${notificationsPath}?${new URLSearchParams({ ...of }).toString()}`
}
