import { cleanLine } from '../../kernel/text/character-references.ts'
import { offeringIdFrom } from '../fields/offering-id.ts'
import { urlKeyOf } from '../fields/url-keys.ts'

/** Values by which a likely duplicate of a project is found; null matches nothing. */
export interface ProjectMarks {
  readonly itemId: string | null
  readonly name: string
  readonly symbol: string | null
  readonly host: string | null
}

/**
 * A project is probably listed already when an entry has the same name in any spelling, the same symbol or the same website:
 * `Acme Coin`, `https://www.acme.io/en` and `ACM` match the `acme-coin` of `http://acme.io`. A page on a shared platform,
 * such as medium.com, does not count as a website.
 */
export function projectMarks({
  name,
  symbol,
  url,
}: {
  readonly name: string
  readonly symbol: string | null
  readonly url: string | null
}): ProjectMarks {
  const host = url === null ? undefined : URL.parse(url)?.hostname.replace(/^www\./, '')
  return {
    itemId: offeringIdFrom(name) ?? null,
    name: cleanLine(name),
    symbol,
    host: url === null || host === undefined || urlKeyOf(url) !== undefined ? null : host,
  }
}
