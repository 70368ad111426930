import { parse } from 'node:querystring'
import { decodeAddressPart } from '../../domain/kernel/text/decode-address-part.ts'
import { isReadableText } from '../../domain/kernel/text/readable-text.ts'
import { refusedPath } from '../../words/addresses/addresses.ts'
import { badgeFilesPath, embedPrefix, unreadableBadgePath } from '../../words/addresses/badge-addresses.ts'
import { apiPrefix } from '../../words/addresses/endpoints.ts'

/** Stands for a value that is not valid UTF-8. Validation refuses this character and reports the name of the field. */
const undecodable = '\uD800'

/**
 * Parses a query string. A value with an invalid escape, such as `q=%E0%A4%A`, is not taken literally but refused by validation.
 */
export function readQuery(text: string): ReturnType<typeof parse> {
  return parse(text, '&', '=', { decodeURIComponent: decodedOr })
}

function decodedOr(text: string): string {
  return decodeAddressPart(text) ?? undecodable
}

/**
 * Maps unreadable URLs of pages to the error page: `/ico/%E0%A4%A` and `/search?q=%00`. URLs of the API stay unchanged, because
 * validation replies with the name of the field: `/api/search?q=%00` is a problem. Badges and widgets always show something,
 * since they are part of other sites' pages: a badge turns grey, a widget loses its query.
 */
export function readableUrl(url: string): string {
  if (url.startsWith(apiPrefix)) return url
  const text = decodeAddressPart(url)
  if (text !== undefined && isReadableText(text)) return url
  if (url.startsWith(badgeFilesPath)) return unreadableBadgePath
  const [path = ''] = url.split('?', 1)
  return url.startsWith(embedPrefix) && /^[\w/.-]+$/.test(path) ? path : refusedPath(400)
}
