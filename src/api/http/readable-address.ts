import { decodeAddressPart } from '../../domain/kernel/text/decode-address-part.ts'
import { parse } from 'node:querystring'
import { isReadableText } from '../../domain/kernel/text/readable-text.ts'
import { refusedPath } from '../../words/addresses/addresses.ts'
import { badgeFilesPath, embedPrefix, unreadableBadgePath } from '../../words/addresses/badge-addresses.ts'
import { apiPrefix } from '../../words/addresses/endpoints.ts'

/** No text: what reads inputs refuses it by the name of its field. */
const undecodable = '\uD800'

/** A query by its names. `q=%E0%A4%A` is no text in any encoding, and is not taken for the characters it is written with. */
export function readQuery(text: string): ReturnType<typeof parse> {
  return parse(text, '&', '=', { decodeURIComponent: decodedOr })
}

function decodedOr(text: string): string {
  return decodeAddressPart(text) ?? undecodable
}

/**
 * A page whose address cannot be read is the one that says so. The API names the field instead: `/ico/%E0%A4%A` and
 * `/search?q=%00` are that page, `/api/search?q=%00` is a problem. On a page of others a picture has to come whatever was
 * asked for.
 */
export function readableUrl(url: string): string {
  if (url.startsWith(apiPrefix)) return url
  const text = decodeAddressPart(url)
  if (text !== undefined && isReadableText(text)) return url
  if (url.startsWith(badgeFilesPath)) return unreadableBadgePath
  // A widget whose query cannot be read is as usual.
  const [path = ''] = url.split('?', 1)
  return url.startsWith(embedPrefix) && /^[\w/.-]+$/.test(path) ? path : refusedPath(400)
}
