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

type Values = { [Name in FilterGroupName]?: readonly FilterValue<Name>[] }
type Amounts = Partial<Omit<CatalogueEntry, 'id' | 'texts' | 'groups'>>
type EntryValues = Values & Amounts & { texts?: Partial<EntryTexts> }

export function groupBits(values: Values): CatalogueEntry['groups'] {
  const bits = filterGroupNames.map((name) => [name, bitsOf(name, values[name] ?? [])])
  return Object.fromEntries(bits) as CatalogueEntry['groups']
}

/** An entry that is ongoing and accepts ether; a test sets the values it is about. */
export function plainEntry(
  id: string,
  { texts, ...input }: Omit<EntryValues, 'targetAmountMin' | 'targetAmountMax'> & Amounts = {},
): CatalogueEntry {
  const {
    statuses = ['ongoing'],
    coins = ['acceptEthereum'],
    features = [],
    kinds = [],
    industries = [],
    ...amounts
  } = input
  const { targetAmountMin, targetAmountMax } = amounts
  return {
    id,
    texts: { name: id, excerpts: [], ...texts },
    groups: {
      ...groupBits({ statuses, coins, features, kinds, industries }),
      targetAmountMin: targetAmountMin === undefined ? 0 : rangesWith(targetAmountMin),
      targetAmountMax: targetAmountMax === undefined ? 0 : rangesWith(targetAmountMax),
    },
    createdAt: 0,
    ...amounts,
  }
}

export function plainQuery(values: Partial<CatalogueQuery> = {}): CatalogueQuery {
  return { groups: {}, sort: 'createdAtDesc', offset: 0, limit: 20, ...values }
}
