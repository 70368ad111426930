import { allCoins, allStatuses } from '../../catalogue/catalogue-entry.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { industries } from '../../domain/offerings/fields/industries.ts'
import type { PublicOffering } from '../../domain/offerings/fields/offering.ts'

const wanted = 4

/** The newest of the same industries, open ones first; then the newest of all. The entry itself is not among them. */
export function relatedIds(entry: PublicOffering, catalogue: Catalogue): string[] {
  const newest = (statuses: number, industry: number | undefined) =>
    catalogue.search({
      statuses,
      coins: allCoins,
      flags: 0,
      industry,
      sort: 'createdAtDesc',
      offset: 0,
      limit: wanted + 1,
    }).ids
  const openOnes = 0b0011
  const own = entry.industry.map((industry) => industries.indexOf(industry))
  const found = [
    ...own.flatMap((industry) => newest(openOnes, industry)),
    ...own.flatMap((industry) => newest(allStatuses, industry)),
    ...newest(allStatuses, undefined),
  ]
  return [...new Set(found)].filter((id) => id !== entry.item_id).slice(0, wanted)
}
