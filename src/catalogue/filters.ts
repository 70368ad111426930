import { type Bitset, type BitsetPool, copyInto, intersectInto, uniteInto } from './memory/bitset.ts'
import { allCoins, allStatuses } from './catalogue-entry.ts'
import type { CatalogueQuery } from './catalogue-query.ts'
import type { Columns } from './columns.ts'
import { type Facets, targetBounds } from './facets.ts'
import { keepBetween, keepUpTo } from './value-ranges.ts'

/** For each group of filter values, the rows that pass it; a group that filters nothing is absent. */
interface GroupFilters {
  statuses?: Bitset
  coins?: Bitset
  industries?: Bitset
  flags?: Bitset
  targetMin?: Bitset
  targetMax?: Bitset
}
const groups = ['statuses', 'coins', 'industries', 'flags', 'targetMin', 'targetMax'] as const
export type FilterGroup = (typeof groups)[number]

/** What passes every filter, and for each group what passes all the others. */
export interface Filtered {
  result: Bitset
  without: Record<FilterGroup, Bitset>
}

/** `found` is what the text search found, or every row; it is narrowed by the dates here. */
export function applyFilters(
  query: CatalogueQuery,
  { found, facets, columns, pool }: { found: Bitset; facets: Facets; columns: Columns; pool: BitsetPool },
): Filtered {
  const { startAfter, endBefore } = query
  if (startAfter !== undefined) keepBetween(found, columns.start, startAfter, Number.POSITIVE_INFINITY)
  if (endBefore !== undefined) keepUpTo(found, columns.end, endBefore)

  const filters = groupFilters(query, facets, columns, pool)
  const passing = (ignored?: FilterGroup) => {
    const set = pool.take()
    copyInto(set, found)
    for (const group of groups) if (group !== ignored && filters[group]) intersectInto(set, filters[group])
    return set
  }
  const result = passing()
  const without = (group: FilterGroup) => (filters[group] ? passing(group) : result)
  return {
    result,
    without: {
      statuses: without('statuses'),
      coins: without('coins'),
      industries: without('industries'),
      flags: result,
      targetMin: without('targetMin'),
      targetMax: without('targetMax'),
    },
  }
}

function groupFilters(
  query: CatalogueQuery,
  facets: Facets,
  columns: Columns,
  pool: BitsetPool,
): GroupFilters {
  const filters: GroupFilters = {}
  const inRange = (range: readonly [number, number], presets: Bitset[], column: Float64Array) => {
    const preset = targetBounds.findIndex(([min, max]) => min === range[0] && max === range[1])
    if (preset !== -1) return presets[preset]!
    const set = pool.take()
    copyInto(set, facets.live)
    keepBetween(set, column, range[0], range[1])
    return set
  }
  if (query.statuses !== allStatuses) filters.statuses = unionOf(facets.statuses, query.statuses, pool)
  if (query.coins !== allCoins) filters.coins = unionOf(facets.coins, query.coins, pool)
  if (query.industry !== undefined) filters.industries = facets.industries[query.industry] ?? pool.take()
  if (query.flags !== 0) filters.flags = intersectionOf(facets.flags, query.flags, pool)
  if (query.targetMinRange)
    filters.targetMin = inRange(query.targetMinRange, facets.targetMin, columns.targetMin)
  if (query.targetMaxRange)
    filters.targetMax = inRange(query.targetMaxRange, facets.targetMax, columns.targetMax)
  return filters
}

function unionOf(sets: Bitset[], mask: number, pool: BitsetPool): Bitset {
  const union = pool.take()
  for (const [i, set] of sets.entries()) if ((mask >>> i) & 1) uniteInto(union, set)
  return union
}

function intersectionOf(sets: Bitset[], mask: number, pool: BitsetPool): Bitset {
  const chosen = sets.filter((_, i) => (mask >>> i) & 1)
  const intersection = pool.take()
  intersection.fill(-1)
  for (const set of chosen) intersectInto(intersection, set)
  return intersection
}
