import type { CatalogueQuery } from '../../catalogue/catalogue-query.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PublicOffering } from '../../domain/offerings/fields/offering.ts'
import { bitsOf } from '../../domain/offerings/list/filter-groups.ts'

const wanted = 4

/** The newest of the same industries, open ones first; then the newest of all. The entry itself is not among them. */
export function relatedIds(entry: PublicOffering, catalogue: Catalogue): string[] {
  const newest = (groups: CatalogueQuery['groups']) =>
    catalogue.search({ groups, sort: 'createdAtDesc', offset: 0, limit: wanted + 1 }).ids
  const statuses = bitsOf('statuses', ['incoming', 'ongoing'])
  const own = entry.industry.map((industry) => bitsOf('industries', [industry]))
  const found = [
    ...own.flatMap((industries) => newest({ statuses, industries })),
    ...own.flatMap((industries) => newest({ industries })),
    ...newest({}),
  ]
  return [...new Set(found)].filter((id) => id !== entry.item_id).slice(0, wanted)
}
