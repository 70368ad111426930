import { cleanLine } from '../../kernel/text/character-references.ts'
import { offeringIdFrom } from '../fields/offering-id.ts'
import { urlKeyOf } from '../fields/url-keys.ts'

export const projectReviews = ['waiting', 'approved', 'refused'] as const
export type ProjectReview = (typeof projectReviews)[number]

/** What two entries of one project have in common, likely; null tells nothing. */
export interface ProjectMarks {
  readonly itemId: string | null
  readonly name: string
  readonly symbol: string | null
  readonly host: string | null
}

/**
 * A project is likely listed already where an entry has its name in whatever letters, its symbol, or its website:
 * `Acme Coin`, `https://www.acme.io/en` and `ACM` are likely the `acme-coin` of `http://acme.io`. A page at a network that
 * everybody uses, such as medium.com, is nobody's website.
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
