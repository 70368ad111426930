import type { Language } from '../../domain/kernel/site/language.ts'

/** Written by campaigns and read by nobody here: pages that differ in these alone are one page. */
const campaignParameter = /^(utm_\w+|fbclid|gclid|yclid|twclid|mc_cid|mc_eid)$/

interface PageAddress {
  readonly language: Language
  readonly path: string
  readonly query: URLSearchParams
  /** 0 is the web. */
  readonly appVersion: number
}

/** `?b=2&a=1&utm_source=x` and `?a=1&b=2` are the same page; the theme and `inApp` are part of the query. */
export function cacheKeyOf({ language, path, query, appVersion }: PageAddress): string {
  const parameters = [...query].filter(([name]) => !campaignParameter.test(name))
  const sorted = new URLSearchParams(parameters)
  sorted.sort()
  return `${language} ${appVersion} ${path}?${sorted.toString()}`
}
