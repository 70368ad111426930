import { isDomain } from './domain-name.ts'

export const maxUrlLength = 2_048

export const defaultUrlPrefix = 'https://'

export type UrlFault = 'url' | 'prefix'

/**
 * URL parsers drop tabs and line breaks and read a backslash as a slash; texts that contain them are refused, because
 * the parsed URL would differ from the typed one.
 */
const misread = /[\s\p{C}\\]/u

/**
 * Parses a complete absolute URL. `https:kissaten.example` and `https:/kissaten.example` are refused, although parsers
 * accept them.
 */
export function plainAddress(text: string): URL | undefined {
  if (text.length > maxUrlLength || misread.test(text) || !/^https?:\/\/[^/]/i.test(text)) return undefined
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.href.length > maxUrlLength)
    return undefined
  // An `@` without a user name before it is refused too. The parser drops it, so the text has to be checked instead of the parsed
  // URL.
  return /^https?:\/\/[^/?#]*@/i.test(text) ? undefined : url
}

/**
 * Normalises the URL of a dApp: `https://喫茶.example` → `https://xn--….example/`. The URL must start with the prefix and
 * have a domain name without a port. If the prefix itself names a host, every URL of that origin is allowed:
 * `http://localhost:4000/` is for developing a dApp on one's own machine.
 */
export function readDappUrl(text: string, prefix: string): { readonly url: string } | UrlFault {
  const typed = text.trim()
  const url = plainAddress(typed)
  if (url === undefined) return faultWithout(typed)
  if (!url.href.startsWith(prefix)) return 'prefix'
  const isOwn = URL.parse(prefix)?.origin === url.origin
  return isOwn || (url.port === '' && isDomain(url.hostname)) ? { url: url.href } : 'url'
}

/**
 * Whether a typed text would be a URL with `https://` in front of it: `kissaten.example` lacks only that prefix, while `kissaten`
 * is no URL at all.
 */
function faultWithout(typed: string): UrlFault {
  const url = plainAddress(`https://${typed}`)
  return url !== undefined && isDomain(url.hostname) ? 'prefix' : 'url'
}
