import { industries } from '../domain/offerings/fields/industries.ts'
import { targetRanges } from '../domain/offerings/list/target-ranges.ts'
import { addRow, type Bitset, deleteRow } from './memory/bitset.ts'
import { type CatalogueEntry, catalogueCoins, catalogueFlags } from './catalogue-entry.ts'
import { withRoom } from './memory/growing-array.ts'

/** The bounds of each of `targetRanges`; `50000000,` is open. */
export const targetBounds = targetRanges.map((range): readonly [number, number] => {
  const [min, max] = range.split(',')
  return [Number(min), max ? Number(max) : Number.POSITIVE_INFINITY]
})

/** For each value of each filter, the rows that have it. Rows that are gone are in none. */
export class Facets {
  live: Bitset = new Int32Array(2)
  statuses = emptySets(4)
  coins = emptySets(catalogueCoins.length)
  industries = emptySets(industries.length)
  flags = emptySets(catalogueFlags.length)
  targetMin = emptySets(targetRanges.length)
  targetMax = emptySets(targetRanges.length)

  /** The row must be new or cleared. */
  write(row: number, entry: CatalogueEntry): void {
    const words = (row >>> 5) + 1
    if (words > this.live.length) this.#grow(words)
    addRow(this.live, row)
    addRow(this.statuses[entry.status]!, row)
    for (const industry of entry.industries) addRow(this.industries[industry]!, row)
    const coins = [entry.acceptsBitcoin, entry.acceptsEthereum, entry.acceptsOther]
    const flags = [entry.bonus, entry.founderId, entry.newChain, entry.codeAvail, entry.notUS]
    for (let i = 0; i < coins.length; i++) if (coins[i]) addRow(this.coins[i]!, row)
    for (let i = 0; i < flags.length; i++) if (flags[i]) addRow(this.flags[i]!, row)
    for (let i = 0; i < targetBounds.length; i++) {
      if (isWithin(entry.targetMin, targetBounds[i]!)) addRow(this.targetMin[i]!, row)
      if (isWithin(entry.targetMax, targetBounds[i]!)) addRow(this.targetMax[i]!, row)
    }
  }

  clear(row: number): void {
    deleteRow(this.live, row)
    for (const group of this.#groups()) for (const set of group) deleteRow(set, row)
  }

  #groups(): Bitset[][] {
    return [this.statuses, this.coins, this.industries, this.flags, this.targetMin, this.targetMax]
  }

  #grow(words: number): void {
    this.live = withRoom(this.live, words)
    for (const group of this.#groups()) {
      for (const [i, set] of group.entries()) group[i] = withRoom(set, words)
    }
  }
}

function isWithin(amount: number | undefined, bounds: readonly [number, number]): boolean {
  return amount !== undefined && amount >= bounds[0] && amount < bounds[1]
}

function emptySets(count: number): Bitset[] {
  return Array.from({ length: count }, () => new Int32Array(2))
}
