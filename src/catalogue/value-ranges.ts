import type { Bitset } from './memory/bitset.ts'

/** Keeps the rows whose value is at least `from` and less than `to`. An unknown value (`NaN`) is never kept. */
export function keepBetween(set: Bitset, values: Float64Array, from: number, to: number): void {
  for (let i = 0; i < set.length; i++) {
    let kept = 0
    for (let left = set[i]!; left !== 0; left &= left - 1) {
      const bit = left & -left
      const value = values[(i << 5) + 31 - Math.clz32(bit)]!
      if (value >= from && value < to) kept |= bit
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
