import {
  filterGroupNames,
  filterGroups,
  type FilterGroupName,
} from '../domain/offerings/list/filter-groups.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { addRow, type Bitset, deleteRow } from './memory/bitset.ts'
import { withRoom } from './memory/growing-array.ts'

export class Facets {
  live: Bitset = new Int32Array(2)
  readonly groups = emptyGroups()

  write(row: number, entry: CatalogueEntry): void {
    const words = (row >>> 5) + 1
    if (words > this.live.length) this.#grow(words)
    addRow(this.live, row)
    for (const name of filterGroupNames) {
      const sets = this.groups[name]
      for (let mask = entry.groups[name]; mask !== 0; mask &= mask - 1) addRow(sets[lowestBit(mask)]!, row)
    }
  }

  clear(row: number): void {
    deleteRow(this.live, row)
    for (const name of filterGroupNames) for (const set of this.groups[name]) deleteRow(set, row)
  }

  #grow(words: number): void {
    this.live = withRoom(this.live, words)
    for (const name of filterGroupNames) {
      const sets = this.groups[name]
      for (const [i, set] of sets.entries()) sets[i] = withRoom(set, words)
    }
  }
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}

function emptyGroups(): Record<FilterGroupName, Bitset[]> {
  const groups = filterGroupNames.map((name) => [
    name,
    filterGroups[name].values.map(() => new Int32Array(2)),
  ])
  return Object.fromEntries(groups) as Record<FilterGroupName, Bitset[]>
}
