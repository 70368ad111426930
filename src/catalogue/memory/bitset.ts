/** A set of rows, one bit per row. Operations cover the length of their first set, which must be the shorter one. */
export type Bitset = Int32Array

export function addRow(set: Bitset, row: number): void {
  set[row >>> 5] = set[row >>> 5]! | (1 << (row & 31))
}

export function deleteRow(set: Bitset, row: number): void {
  set[row >>> 5] = set[row >>> 5]! & ~(1 << (row & 31))
}

export function hasRow(set: Bitset, row: number): boolean {
  return ((set[row >>> 5]! >>> (row & 31)) & 1) === 1
}

export function copyInto(target: Bitset, source: Bitset): void {
  for (let i = 0; i < target.length; i++) target[i] = source[i]!
}

export function intersectInto(target: Bitset, other: Bitset): void {
  for (let i = 0; i < target.length; i++) target[i] = target[i]! & other[i]!
}

export function uniteInto(target: Bitset, other: Bitset): void {
  for (let i = 0; i < target.length; i++) target[i] = target[i]! | other[i]!
}

export function subtractInto(target: Bitset, other: Bitset): void {
  for (let i = 0; i < target.length; i++) target[i] = target[i]! & ~other[i]!
}

export function isEmpty(set: Bitset): boolean {
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return false
  return true
}

export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export function countRows(set: Bitset): number {
  let count = 0
  for (let i = 0; i < set.length; i++) count += bitsIn(set[i]!)
  return count
}

export function listRows(set: Bitset): number[] {
  const rows: number[] = []
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) rows.push((i << 5) + 31 - Math.clz32(word & -word))
  }
  return rows
}

/** Sets reused from search to search: with a million rows each set is 125 KB. */
export class BitsetPool {
  #sets: Bitset[] = []
  #used = 0
  #words = 0

  reset(rows: number): void {
    const words = (rows + 31) >>> 5
    if (words !== this.#words) this.#sets = []
    this.#words = words
    this.#used = 0
  }

  take(): Bitset {
    let set = this.#sets[this.#used]
    if (set) set.fill(0)
    else {
      set = new Int32Array(this.#words)
      this.#sets.push(set)
    }
    this.#used++
    return set
  }
}
