import type { CatalogueEntry, CatalogueTexts } from '../../../src/catalogue/catalogue-entry.ts'
import type { CatalogueQuery } from '../../../src/catalogue/catalogue-query.ts'

/** An entry for a test that cares about a few of its values only. */
export function plainEntry(
  id: string,
  { texts, ...values }: Partial<Omit<CatalogueEntry, 'texts'>> & { texts?: Partial<CatalogueTexts> } = {},
): CatalogueEntry {
  return {
    id,
    texts: { name: id, excerpts: [], ...texts },
    status: 1,
    createdAt: 0,
    acceptsBitcoin: false,
    acceptsEthereum: true,
    acceptsOther: false,
    industries: [],
    bonus: false,
    founderId: false,
    newChain: false,
    codeAvail: false,
    notUS: false,
    ...values,
  }
}

/** The first page of everything, but for what is given. */
export function plainQuery(values: Partial<CatalogueQuery> = {}): CatalogueQuery {
  return { statuses: 15, coins: 7, flags: 0, sort: 'createdAtDesc', offset: 0, limit: 20, ...values }
}
