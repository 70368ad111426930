import { isDomain } from './domain-name.ts'

export const longestUrl = 2_048

/** What every address of a dApp starts with, unless the operator says otherwise. */
export const defaultUrlPrefix = 'https://'

export type UrlFault = 'url' | 'prefix'

/** Parsers drop tabs and ends of lines, and read a backslash as a slash: what is judged would not be what was typed. */
const misread = /[\s\p{C}\\]/u

/** An address as it was meant: `https:kissaten.example` and `https:/kissaten.example` are none, though parsers take them. */
export function plainAddress(text: string): URL | undefined {
  if (text.length > longestUrl || misread.test(text) || !/^https?:\/\/[^/]/i.test(text)) return undefined
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.href.length > longestUrl)
    return undefined
  // An `@` without a name before it leaves no trace in what was parsed.
  return /^https?:\/\/[^/?#]*@/i.test(text) ? undefined : url
}

/**
 * The address of a dApp, as machines write it: `https://喫茶.example` → `https://xn--….example/`. It starts with the prefix and
 * its host is a domain name without a port, unless the prefix names that host itself: with `http://localhost:4000/` everything
 * there is allowed, which is for whoever builds a dApp on their own machine.
 */
export function readDappUrl(text: string, prefix: string): { readonly url: string } | UrlFault {
  const typed = text.trim()
  const url = plainAddress(typed)
  if (url === undefined) return faultWithout(typed)
  if (!url.href.startsWith(prefix)) return 'prefix'
  const isOwn = URL.parse(prefix)?.origin === url.origin
  return isOwn || (url.port === '' && isDomain(url.hostname)) ? { url: url.href } : 'url'
}

/** `kissaten.example` lacks but its beginning, while `kissaten` is no address at all. */
function faultWithout(typed: string): UrlFault {
  const url = plainAddress(`https://${typed}`)
  return url !== undefined && isDomain(url.hostname) ? 'prefix' : 'url'
}
