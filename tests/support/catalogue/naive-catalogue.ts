import type { CatalogueEntry } from '../../../src/catalogue/catalogue-entry.ts'
import type { AmountGroup, CatalogueAnswer, CatalogueQuery } from '../../../src/catalogue/catalogue-query.ts'
import {
  filterGroupNames,
  filterGroups,
  type FilterGroupName,
} from '../../../src/domain/offerings/list/filter-groups.ts'
import type { ListOrder } from '../../../src/domain/offerings/list/list-fields.ts'
import type { Bounds } from '../../../src/domain/offerings/list/target-ranges.ts'
import { naiveText, type NaiveText } from './naive-text.ts'

/** A naive version of the catalogue's rules, entry by entry, which the tests compare the real catalogue with. */
export function naiveSearch(entries: readonly CatalogueEntry[], query: CatalogueQuery): CatalogueAnswer {
  const asTyped = naiveText(query.q ?? '')
  const matchingBy = (text: NaiveText, withTypos: boolean) =>
    entries.filter((entry) => text.rank(entry.texts, withTypos) !== undefined)
  const exact = matchingBy(asTyped, false)
  const withTypos = exact.length === 0
  const forgiven = withTypos ? matchingBy(asTyped, true) : exact
  const text = (forgiven.length === 0 ? asTyped.inLatin : undefined) ?? asTyped
  const matching = text === asTyped ? forgiven : matchingBy(text, true)
  const found = matching.filter((entry) => passes(entry, query))
  const byRank = (entry: CatalogueEntry) =>
    query.sort === 'relevance' ? (text.rank(entry.texts, withTypos) ?? 0) : 0
  const isRanked = query.sort === 'relevance' && text.isText
  const byFirst = ({ groups }: CatalogueEntry) =>
    query.first === undefined || isRanked || (groups.statuses & query.first.statuses) !== 0 ? 0 : 1
  const sorted = found.toSorted(
    (a, b) => byRank(a) - byRank(b) || byFirst(a) - byFirst(b) || compare(a, b, query.sort),
  )
  const countIn = (name: FilterGroupName) => {
    const { match, values } = filterGroups[name]
    const otherBits = match === 'all' ? (query.groups[name] ?? 0) : 0
    const { [name as AmountGroup]: _own, ...ranges } = query.ranges ?? {}
    return Object.fromEntries(
      values.map((value, bit) => {
        const requested = { ...query, ranges, groups: { ...query.groups, [name]: otherBits | (1 << bit) } }
        return [value, matching.filter((entry) => passes(entry, requested)).length]
      }),
    )
  }
  return {
    ids: sorted.slice(query.offset, query.offset + query.limit).map((entry) => entry.id),
    total: found.length,
    // The object has one count for each group, because it is made from the groups above.
    counts: Object.fromEntries(
      filterGroupNames.map((name) => [name, countIn(name)]),
    ) as CatalogueAnswer['counts'],
  }
}

function passes(entry: CatalogueEntry, { groups, ranges, startAfter, endBefore }: CatalogueQuery): boolean {
  return (
    filterGroupNames.every((name) => {
      const range = ranges?.[name as AmountGroup]
      return range === undefined
        ? hasRequested(name, { has: entry.groups[name], requested: groups[name] })
        : isIn(entry[name as AmountGroup], range)
    }) &&
    (startAfter === undefined || (entry.start !== undefined && entry.start >= startAfter)) &&
    (endBefore === undefined || (entry.end !== undefined && entry.end <= endBefore))
  )
}

function hasRequested(
  name: FilterGroupName,
  { has, requested }: { has: number; requested: number | undefined },
): boolean {
  if (requested === undefined) return true
  const { match, values } = filterGroups[name]
  if (match === 'all') return (has & requested) === requested
  const isFull = values.every((_, bit) => (requested >> bit) & 1)
  return isFull || (has & requested) !== 0
}

function isIn(amount: number | undefined, { min, max }: Bounds): boolean {
  return amount !== undefined && min <= amount && amount <= max
}

function compare(a: CatalogueEntry, b: CatalogueEntry, sort: ListOrder): number {
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
