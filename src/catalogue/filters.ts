import {
  filterGroupNames,
  filterGroups,
  type FilterGroupName,
} from '../domain/offerings/list/filter-groups.ts'
import type { Bounds } from '../domain/offerings/list/target-ranges.ts'
import type { AmountGroup, CatalogueQuery } from './catalogue-query.ts'
import type { Columns } from './columns.ts'
import type { Facets } from './facets.ts'
import { type Bitset, type BitsetPool, copyInto, intersectInto, uniteInto } from './memory/bitset.ts'
import { keepInSpan } from './periods.ts'

export interface Filtered {
  result: Bitset
  without: Readonly<Record<FilterGroupName, Bitset>>
  anyTime: Bitset
}

interface FilterDeps {
  readonly facets: Facets
  readonly columns: Columns
  readonly pool: BitsetPool
}

export function applyFilters(
  query: CatalogueQuery,
  { found, facets, columns, pool }: FilterDeps & { found: Bitset },
): Filtered {
  const { startAfter, endBefore } = query
  if (startAfter !== undefined) keepBetween(found, columns.start, { min: startAfter, max: Infinity })
  if (endBefore !== undefined) keepUpTo(found, columns.end, endBefore)

  const passes: Partial<Record<FilterGroupName, Bitset | undefined>> = {}
  for (const name of filterGroupNames) passes[name] = rowsPassing(name, query, { facets, columns, pool })
  const { period } = query
  const within = period === undefined ? found : pool.take()
  if (period !== undefined) {
    copyInto(within, found)
    keepInSpan(within, period, columns)
  }
  const passing = (ignored?: FilterGroupName, base = within) => {
    const set = pool.take()
    copyInto(set, base)
    for (const name of filterGroupNames) {
      const rows = passes[name]
      if (name !== ignored && rows !== undefined) intersectInto(set, rows)
    }
    return set
  }
  const result = passing()
  const without: Partial<Record<FilterGroupName, Bitset>> = {}
  for (const name of filterGroupNames) {
    // The set in which the values of the group are counted. For a group of kind `any` it ignores the filter of the group; for a
    // group of kind `all` it is the result, so each value is counted together with the requested ones.
    const isFilteredAny = passes[name] !== undefined && filterGroups[name].match === 'any'
    without[name] = isFilteredAny ? passing(name) : result
  }
  return {
    result,
    without: without as Filtered['without'],
    anyTime: period === undefined ? result : passing(undefined, found),
  }
}

/** The rows that pass the filter of a group; undefined if the group filters nothing. */
function rowsPassing(
  name: FilterGroupName,
  { groups, ranges }: CatalogueQuery,
  { facets, columns, pool }: FilterDeps,
): Bitset | undefined {
  const range = ranges?.[name as AmountGroup]
  if (range !== undefined) {
    const set = pool.take()
    copyInto(set, facets.live)
    keepBetween(set, columns[name as AmountGroup], range)
    return set
  }
  const requested = groups[name]
  const { match, values } = filterGroups[name]
  if (requested === undefined) return undefined
  if (match === 'all')
    return requested === 0 ? undefined : intersectionOf(facets.groups[name], requested, pool)
  return requested === (1 << values.length) - 1 ? undefined : unionOf(facets.groups[name], requested, pool)
}

export function unionOf(sets: Bitset[], mask: number, pool: BitsetPool): Bitset {
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

/** Keeps the rows of a set whose value is from `min` to `max`. Rows with unknown values (`NaN`) are removed. */
function keepBetween(set: Bitset, values: Float64Array, { min, max }: Bounds): void {
  for (let i = 0; i < set.length; i++) {
    let kept = 0
    for (let left = set[i]!; left !== 0; left &= left - 1) {
      const bit = left & -left
      const value = values[(i << 5) + 31 - Math.clz32(bit)]!
      if (value >= min && value <= max) kept |= bit
    }
    set[i] = kept
  }
}

function keepUpTo(set: Bitset, values: Float64Array, to: number): void {
  for (let i = 0; i < set.length; i++) {
    let kept = 0
    for (let left = set[i]!; left !== 0; left &= left - 1) {
      const bit = left & -left
      if (values[(i << 5) + 31 - Math.clz32(bit)]! <= to) kept |= bit
    }
    set[i] = kept
  }
}
