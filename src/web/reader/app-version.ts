/**
 * The version of the companion app that requests a page; 0 for a browser. The app sends `CoinView/57` in its user agent; `?inApp`
 * simulates version 101.
 */
export function appVersionOf({ userAgent, query }: { userAgent: string; query: URLSearchParams }): number {
  if (query.has('inApp')) return 101
  const [, version] = /\bCoinView\/(\d{1,6})\b/.exec(userAgent) ?? []
  return Number(version ?? 0)
}
