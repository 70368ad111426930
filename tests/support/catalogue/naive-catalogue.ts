import { industries } from '../../../src/domain/offerings/fields/industries.ts'
import {
  type CatalogueEntry,
  catalogueCoins,
  catalogueFlags,
} from '../../../src/catalogue/catalogue-entry.ts'
import type {
  CatalogueAnswer,
  CatalogueQuery,
  CatalogueSort,
} from '../../../src/catalogue/catalogue-query.ts'
import { targetBounds } from '../../../src/catalogue/facets.ts'
import { naiveText } from './naive-text.ts'

/** The rules of the catalogue said plainly, entry by entry. The tests hold the real one against it. */
export function naiveSearch(entries: readonly CatalogueEntry[], query: CatalogueQuery): CatalogueAnswer {
  const text = naiveText(query.q ?? '')
  const exact = entries.filter((entry) => text.rank(entry.texts, false) !== undefined)
  const withTypos = exact.length === 0
  const matching = withTypos ? entries.filter((entry) => text.rank(entry.texts, true) !== undefined) : exact
  const count = (changes: Partial<CatalogueQuery>) =>
    matching.filter((entry) => passes(entry, { ...query, ...changes })).length
  const found = matching.filter((entry) => passes(entry, query))
  const byRank = (entry: CatalogueEntry) =>
    query.sort === 'relevance' ? (text.rank(entry.texts, withTypos) ?? 0) : 0
  const sorted = found.toSorted((a, b) => byRank(a) - byRank(b) || compare(a, b, query.sort))
  const statuses = [1, 2, 4, 8].map((mask) => count({ statuses: mask }))
  return {
    ids: sorted.slice(query.offset, query.offset + query.limit).map((entry) => entry.id),
    total: found.length,
    counts: {
      statuses,
      sections: {
        all: count({ statuses: 15 }),
        before: count({ statuses: 1 }),
        ongoing: count({ statuses: 2 }),
        finished: count({ statuses: 12 }),
      },
      coins: catalogueCoins.map((_, i) => count({ coins: 1 << i })),
      industries: industries.map((_, industry) => count({ industry })),
      flags: catalogueFlags.map((_, i) => count({ flags: query.flags | (1 << i) })),
      targetMin: targetBounds.map((targetMinRange) => count({ targetMinRange })),
      targetMax: targetBounds.map((targetMaxRange) => count({ targetMaxRange })),
    },
  }
}

function passes(entry: CatalogueEntry, query: CatalogueQuery): boolean {
  const { startAfter, endBefore } = query
  return (
    ((query.statuses >> entry.status) & 1) === 1 &&
    (query.coins === 7 || catalogueCoins.some((coin, i) => entry[coin] && (query.coins >> i) & 1)) &&
    (query.industry === undefined || entry.industries.includes(query.industry)) &&
    catalogueFlags.every((flag, i) => entry[flag] || !((query.flags >> i) & 1)) &&
    isIn(entry.targetMin, query.targetMinRange) &&
    isIn(entry.targetMax, query.targetMaxRange) &&
    (startAfter === undefined || (entry.start !== undefined && entry.start >= startAfter)) &&
    (endBefore === undefined || (entry.end !== undefined && entry.end <= endBefore))
  )
}

function isIn(amount: number | undefined, range: readonly [number, number] | undefined): boolean {
  return !range || (amount !== undefined && range[0] <= amount && amount < range[1])
}

function compare(a: CatalogueEntry, b: CatalogueEntry, sort: CatalogueSort): number {
  const column = sort.startsWith('end')
    ? 'end'
    : sort.startsWith('start')
      ? 'start'
      : sort.startsWith('raised')
        ? 'raised'
        : 'createdAt'
  const [left, right] = [a[column], b[column]]
  const byId = a.id < b.id ? -1 : 1
  if (left === undefined || right === undefined) {
    return left === right ? byId : left === undefined ? 1 : -1
  }
  return (sort.endsWith('Asc') ? left - right : right - left) || byId
}
