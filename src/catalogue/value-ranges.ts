import type { Bounds } from '../domain/offerings/list/target-ranges.ts'
import type { Bitset } from './memory/bitset.ts'

/** Keeps the rows whose value is at least the first and less than the second. An unknown value (`NaN`) is never kept. */
export function keepBetween(set: Bitset, values: Float64Array, { min, max }: Bounds): void {
  for (let i = 0; i < set.length; i++) {
    let kept = 0
    for (let left = set[i]!; left !== 0; left &= left - 1) {
      const bit = left & -left
      const value = values[(i << 5) + 31 - Math.clz32(bit)]!
      if (value >= min && value < max) kept |= bit
    }
    set[i] = kept
  }
}

/** Keeps the rows whose value is `to` or less. An unknown value (`NaN`) is never kept. */
export function keepUpTo(set: Bitset, values: Float64Array, to: number): void {
  for (let i = 0; i < set.length; i++) {
    let kept = 0
    for (let left = set[i]!; left !== 0; left &= left - 1) {
      const bit = left & -left
      if (values[(i << 5) + 31 - Math.clz32(bit)]! <= to) kept |= bit
    }
    set[i] = kept
  }
}
