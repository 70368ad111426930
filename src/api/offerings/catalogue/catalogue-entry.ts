import type { CatalogueEntry } from '../../../catalogue/catalogue-entry.ts'
import { languages } from '../../../domain/kernel/site/language.ts'
import { localisedKeys } from '../../../domain/kernel/text/text.ts'
import { readInstant } from '../../../domain/kernel/time/instant.ts'
import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import { filterGroupNames, filterGroups } from '../../../domain/offerings/list/filter-groups.ts'

/** A slogan in another language is found as an excerpt is. */
const excerptKeys = [
  ...localisedKeys('excerpt'),
  ...languages.map((language) => `slogan_${language}` as const),
]

/** What the catalogue keeps of an entry. */
export function catalogueEntryOf(entry: ListedOffering): CatalogueEntry {
  return {
    id: entry.item_id,
    texts: {
      name: entry.name,
      symbol: entry.symbol ?? undefined,
      slogan: entry.slogan ?? undefined,
      excerpts: excerptKeys.flatMap((key) => entry[key] ?? []),
    },
    groups: groupsOf(entry),
    createdAt: readInstant(entry.created_at) ?? 0,
    start: readInstant(entry.ico_start ?? ''),
    end: readInstant(entry.ico_end ?? ''),
    raised: amountOf(entry.raised_amount.usd),
    targetAmountMin: amountOf(entry.target_amount_min.usd),
    targetAmountMax: amountOf(entry.target_amount_max.usd),
  }
}

function groupsOf(entry: ListedOffering): CatalogueEntry['groups'] {
  const masks = filterGroupNames.map((name) => [name, filterGroups[name].maskOf(entry)])
  // One for each group, by the line above.
  return Object.fromEntries(masks) as CatalogueEntry['groups']
}

/** A number is enough to sort and to filter by; what is shown comes from the entry itself. */
function amountOf(decimal: string | null): number | undefined {
  return decimal === null ? undefined : Number(decimal)
}
