/** 0 is the web. The companion app writes `CoinView/57` into its user agent; `?inApp` plays version 101. */
export function appVersionOf({ userAgent, query }: { userAgent: string; query: URLSearchParams }): number {
  if (query.has('inApp')) return 101
  const [, version] = /\bCoinView\/(\d{1,6})\b/.exec(userAgent) ?? []
  return Number(version ?? 0)
}
