import { addRow } from '../memory/bitset.ts'
import { PostingLists } from '../memory/posting-lists.ts'
import { readList } from '../memory/read-list.ts'
import { endOfRun, type RowRuns } from './row-runs.ts'
import { pageBits, ZonePages } from './zone-blocks.ts'
import { excerptZone, setOf, sloganZone, titleZone, type ZoneSets } from './zones.ts'

const missing = -1

/** A map from two characters to a number, in two flat arrays: a tenth of the memory and time of a `Map` of strings. */
class BigramTable {
  /** Key and value side by side. A key of 0 marks a free place. */
  #pairs = new Int32Array(512)
  #size = 0

  /** -1 where the two characters never stood together. */
  get(first: number, second: number): number {
    const key = (first << 16) | second
    const place = this.#placeOf(key)
    return this.#pairs[place] === key ? this.#pairs[place + 1]! : missing
  }

  /** `first` must not be the NUL character. */
  set(first: number, second: number, value: number): void {
    if (this.#size * 4 >= this.#pairs.length) this.#double()
    const key = (first << 16) | second
    const place = this.#placeOf(key)
    if (this.#pairs[place] !== key) this.#size++
    this.#pairs[place] = key
    this.#pairs[place + 1] = value
  }

  /** The place of the key, or the free place where it belongs. */
  #placeOf(key: number): number {
    const pairs = this.#pairs
    const mask = pairs.length - 2
    let place = (Math.imul(key, 0x9e37_79b1) >>> 8) & mask
    while (pairs[place] !== 0 && pairs[place] !== key) place = (place + 2) & mask
    return place
  }

  #double(): void {
    const pairs = this.#pairs
    this.#pairs = new Int32Array(pairs.length * 2)
    for (let i = 0; i < pairs.length; i += 2) {
      if (pairs[i] === 0) continue
      const place = this.#placeOf(pairs[i]!)
      this.#pairs[place] = pairs[i]!
      this.#pairs[place + 1] = pairs[i + 1]!
    }
  }
}

/**
 * Which rows hold these CJK characters one after another. Each character is noted by its position under the bigram
 * it starts; a longer string is where its bigrams stand at the right distances, so no text is kept to compare with.
 * `区块链` is where `区块` stands one position before `块链`.
 */
export class RunIndex {
  #lists = new PostingLists()
  #bigrams = new BigramTable()
  #startingWith = new Map<number, number[]>()
  #pages = new ZonePages()
  #listAt = new Int32Array(1024)

  addRow(row: number, runs: RowRuns): void {
    if (this.#listAt.length < runs.end) this.#listAt = new Int32Array(runs.end * 2)
    // Looking up all lists before touching any lets the machine wait for many of them at once.
    for (let i = 0; i < runs.end; i++) {
      const unit = runs.units[i]!
      this.#listAt[i] = unit === endOfRun ? -1 : this.#listOf(unit, runs.units[i + 1]!)
    }
    this.#append(row, titleZone, 0, runs.titleEnd)
    this.#append(row, sloganZone, runs.titleEnd, runs.sloganEnd)
    this.#append(row, excerptZone, runs.sloganEnd, runs.end)
  }

  mark(requested: string, zones: ZoneSets): void {
    if (requested.length === 1) {
      for (const list of this.#startingWith.get(requested.charCodeAt(0)) ?? []) {
        this.#markPositions(readList(this.#lists, list), this.#lists.count(list), zones)
      }
      return
    }
    const parts = this.#partsOf(requested)
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

  /** Every second bigram covers the string; the last one overlaps when the length is odd. */
  #partsOf(requested: string): { list: number; offset: number }[] {
    const parts = []
    for (let at = 0; at < requested.length; at += 2) {
      const offset = Math.min(at, requested.length - 2)
      parts.push({
        list: this.#bigrams.get(requested.charCodeAt(offset), requested.charCodeAt(offset + 1)),
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

  /** Where the whole string would start, for each place where the part stands. */
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
      const place = pages[positions[i]! >>> pageBits]!
      addRow(setOf(zones, place & 3), place >>> 2)
    }
  }
}

/** Keeps the starts that have one of the positions at the offset; how many are left. Both ascend. */
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
