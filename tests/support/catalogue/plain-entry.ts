import type { CatalogueEntry } from '../../../src/catalogue/catalogue-entry.ts'
import type { CatalogueQuery } from '../../../src/catalogue/catalogue-query.ts'
import type { EntryTexts } from '../../../src/catalogue/text/entry-texts.ts'
import {
  bitsOf,
  filterGroupNames,
  rangesWith,
  type FilterGroupName,
  type FilterValue,
} from '../../../src/domain/offerings/list/filter-groups.ts'

/** What an entry has of each group, by name. */
type Values = { [Name in FilterGroupName]?: readonly FilterValue<Name>[] }
type Amounts = Partial<Omit<CatalogueEntry, 'id' | 'texts' | 'groups'>>
type Given = Values & Amounts & { texts?: Partial<EntryTexts> }

/** The bits of named values; a group that is not named has none. */
export function groupBits(values: Values): CatalogueEntry['groups'] {
  const bits = filterGroupNames.map((name) => [name, bitsOf(name, values[name] ?? [])])
  // One for each group, by the line above.
  return Object.fromEntries(bits) as CatalogueEntry['groups']
}

/** An entry for a test that cares about a few of its values only: open, and takes ether. */
export function plainEntry(
  id: string,
  { texts, ...input }: Omit<Given, 'targetAmountMin' | 'targetAmountMax'> & Amounts = {},
): CatalogueEntry {
  const {
    statuses = ['ongoing'],
    coins = ['acceptEthereum'],
    features = [],
    industries = [],
    ...amounts
  } = input
  const { targetAmountMin, targetAmountMax } = amounts
  return {
    id,
    texts: { name: id, excerpts: [], ...texts },
    groups: {
      ...groupBits({ statuses, coins, features, industries }),
      targetAmountMin: targetAmountMin === undefined ? 0 : rangesWith(targetAmountMin),
      targetAmountMax: targetAmountMax === undefined ? 0 : rangesWith(targetAmountMax),
    },
    createdAt: 0,
    ...amounts,
  }
}

/** The first page of everything, but for what is given. */
export function plainQuery(values: Partial<CatalogueQuery> = {}): CatalogueQuery {
  return { groups: {}, sort: 'createdAtDesc', offset: 0, limit: 20, ...values }
}
