import {
  filterGroupNames,
  filterGroups,
  type FilterGroupName,
} from '../domain/offerings/list/filter-groups.ts'
import type { FacetCounts } from './catalogue-query.ts'
import type { Facets } from './facets.ts'
import type { Filtered } from './filters.ts'
import { type Bitset, bitsIn } from './memory/bitset.ts'

export function countFacets(facets: Facets, { without }: Filtered): FacetCounts {
  // Loops over arrays, because a search takes a tenth of a millisecond, in which `Object.fromEntries` would be noticeable.
  const counts: Partial<Record<FilterGroupName, Readonly<Record<string, number>>>> = {}
  for (const name of filterGroupNames) counts[name] = countGroup(name, facets, without[name])
  return counts as FacetCounts
}

function countGroup(name: FilterGroupName, facets: Facets, base: Bitset): Record<string, number> {
  const counts = countCommon(base, facets.groups[name])
  const { values } = filterGroups[name]
  const named: Record<string, number> = {}
  for (let i = 0; i < values.length; i++) named[values[i]!] = counts[i]!
  return named
}

let wordIndexes = new Uint32Array(0)

function countCommon(base: Bitset, values: readonly Bitset[]): number[] {
  if (wordIndexes.length < base.length) wordIndexes = new Uint32Array(base.length)
  let used = 0
  for (let i = 0; i < base.length; i++) if (base[i] !== 0) wordIndexes[used++] = i
  return used * 2 < base.length
    ? values.map((value) => countAt(base, value, used))
    : values.map((value) => countThrough(base, value))
}

function countAt(base: Bitset, value: Bitset, used: number): number {
  let count = 0
  for (let n = 0; n < used; n++) {
    const i = wordIndexes[n]!
    count += bitsIn(base[i]! & value[i]!)
  }
  return count
}

/**
 * Counts the common bits of two sets, three words of 32 bits at a time. `nibbleCounts` counts the bits of each group of four; the
 * sum of three such counts is at most 12 and still fits in four bits, so the groups have to be added up only once for three
 * words.
 */
function countThrough(base: Bitset, value: Bitset): number {
  let count = 0
  let i = 0
  for (; i + 2 < base.length; i += 3) {
    const nibbles =
      nibbleCounts(base[i]! & value[i]!) +
      nibbleCounts(base[i + 1]! & value[i + 1]!) +
      nibbleCounts(base[i + 2]! & value[i + 2]!)
    const bytes = (nibbles & 0x0f0f_0f0f) + ((nibbles >>> 4) & 0x0f0f_0f0f)
    count += Math.imul(bytes, 0x0101_0101) >>> 24
  }
  for (; i < base.length; i++) count += bitsIn(base[i]! & value[i]!)
  return count
}

function nibbleCounts(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  return (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
}
