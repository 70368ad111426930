import { addRow } from '../memory/bitset.ts'
import { PostingLists } from '../memory/posting-lists.ts'
import { readList } from '../memory/read-list.ts'
import { endOfRun, type RowRuns } from './row-runs.ts'
import { pageBits, ZonePages } from './zone-blocks.ts'
import { excerptZone, setOf, sloganZone, titleZone, type ZoneSets } from './zones.ts'

const missing = -1

/**
 * A hash map from two characters to a number in one flat array: a tenth of the memory and time of a `Map` with strings.
 */
class BigramTable {
  /** Alternating keys and values; a key of 0 marks a free slot. */
  #pairs = new Int32Array(512)
  #size = 0

  get(first: number, second: number): number {
    const key = (first << 16) | second
    const slot = this.#slotOf(key)
    return this.#pairs[slot] === key ? this.#pairs[slot + 1]! : missing
  }

  /** The first character must not be NUL, because a key of 0 marks a free slot. */
  set(first: number, second: number, value: number): void {
    if (this.#size * 4 >= this.#pairs.length) this.#double()
    const key = (first << 16) | second
    const slot = this.#slotOf(key)
    if (this.#pairs[slot] !== key) this.#size++
    this.#pairs[slot] = key
    this.#pairs[slot + 1] = value
  }

  #slotOf(key: number): number {
    const pairs = this.#pairs
    const mask = pairs.length - 2
    let slot = (Math.imul(key, 0x9e37_79b1) >>> 8) & mask
    while (pairs[slot] !== 0 && pairs[slot] !== key) slot = (slot + 2) & mask
    return slot
  }

  #double(): void {
    const pairs = this.#pairs
    this.#pairs = new Int32Array(pairs.length * 2)
    for (let i = 0; i < pairs.length; i += 2) {
      if (pairs[i] === 0) continue
      const slot = this.#slotOf(pairs[i]!)
      this.#pairs[slot] = pairs[i]!
      this.#pairs[slot + 1] = pairs[i + 1]!
    }
  }
}

/**
 * Finds rows that contain a run of CJK characters. The index stores the positions of each bigram. A longer string is
 * found where its bigrams occur at the right distances, so no text has to be stored: `区块链` occurs where `区块` is one
 * position before `块链`.
 */
export class RunIndex {
  #lists = new PostingLists()
  #bigrams = new BigramTable()
  #startingWith = new Map<number, number[]>()
  #pages = new ZonePages()
  #listAt = new Int32Array(1024)

  addRow(row: number, runs: RowRuns): void {
    if (this.#listAt.length < runs.end) this.#listAt = new Int32Array(runs.end * 2)
    // The lists of all pairs of characters are looked up before anything is appended, so that the processor can overlap the
    // memory accesses.
    for (let i = 0; i < runs.end; i++) {
      const unit = runs.units[i]!
      this.#listAt[i] = unit === endOfRun ? -1 : this.#listOf(unit, runs.units[i + 1]!)
    }
    this.#append(row, titleZone, 0, runs.titleEnd)
    this.#append(row, sloganZone, runs.titleEnd, runs.sloganEnd)
    this.#append(row, excerptZone, runs.sloganEnd, runs.end)
  }

  mark(run: string, zones: ZoneSets): void {
    if (run.length === 1) {
      for (const list of this.#startingWith.get(run.charCodeAt(0)) ?? []) {
        this.#markPositions(readList(this.#lists, list), this.#lists.count(list), zones)
      }
      return
    }
    const parts = this.#partsOf(run)
    if (parts.some((part) => part.list === -1)) return
    parts.sort((a, b) => this.#lists.count(a.list) - this.#lists.count(b.list))
    const [rarest, ...others] = parts
    if (others.length === 0) {
      return this.#markPositions(readList(this.#lists, rarest!.list), this.#lists.count(rarest!.list), zones)
    }
    const starts = this.#startsOf(rarest!)
    let count = starts.length
    for (const { list, offset } of others) {
      if (count === 0) return
      count = keepCommon(starts, count, readList(this.#lists, list), this.#lists.count(list), offset)
    }
    this.#markPositions(starts, count, zones)
  }

  /** Splits a run into pairs of characters that cover it: `区块链` into `区块` and `块链`, which overlap because the length is odd. */
  #partsOf(run: string): { list: number; offset: number }[] {
    const parts = []
    for (let at = 0; at < run.length; at += 2) {
      const offset = Math.min(at, run.length - 2)
      parts.push({
        list: this.#bigrams.get(run.charCodeAt(offset), run.charCodeAt(offset + 1)),
        offset,
      })
    }
    return parts
  }

  #append(row: number, zone: number, from: number, to: number): void {
    const shift = this.#pages.add(row, zone, to - from) - from
    for (let i = from; i < to; i++) {
      if (this.#listAt[i] !== -1) this.#lists.append(this.#listAt[i]!, shift + i)
    }
  }

  #startsOf(part: { list: number; offset: number }): Int32Array {
    const starts = readList(this.#lists, part.list).slice(0, this.#lists.count(part.list))
    for (let i = 0; i < starts.length; i++) starts[i] = starts[i]! - part.offset
    return starts
  }

  #listOf(first: number, second: number): number {
    const list = this.#bigrams.get(first, second)
    return list === -1 ? this.#note(first, second) : list
  }

  #note(first: number, second: number): number {
    const list = this.#lists.add()
    this.#bigrams.set(first, second, list)
    const sameStart = this.#startingWith.get(first)
    if (sameStart) sameStart.push(list)
    else this.#startingWith.set(first, [list])
    return list
  }

  #markPositions(positions: Int32Array, count: number, zones: ZoneSets): void {
    const pages = this.#pages.table
    for (let i = 0; i < count; i++) {
      const zoneOfRow = pages[positions[i]! >>> pageBits]!
      addRow(setOf(zones, zoneOfRow & 3), zoneOfRow >>> 2)
    }
  }
}

function keepCommon(
  starts: Int32Array,
  count: number,
  positions: Int32Array,
  length: number,
  offset: number,
) {
  let kept = 0
  let at = 0
  for (let i = 0; i < count && at < length; i++) {
    const wanted = starts[i]! + offset
    while (at < length && positions[at]! < wanted) at++
    if (at < length && positions[at] === wanted) starts[kept++] = starts[i]!
  }
  return kept
}
