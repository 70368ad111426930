import { withRoom } from './growing-array.ts'

const blockBits = 19
const blockSize = 1 << blockBits
const inBlock = blockSize - 1
/** After the last value of a slice: a zero, then the address of the next slice in four bytes (zero: there is none). */
const trailer = 5
const shortest = 12
const longest = 2048

const stateLength = 4
/** Where the next value goes, and where the slice ends. */
const write = 0
const limit = 1
/** One more than the last value, so that a list that starts with 0 has a distance too. */
const next = 2
const count = 3

/**
 * Many ascending lists of integers that only grow at their end. Each list is a chain of slices in shared memory; a
 * value is its distance from the one before, seven bits a byte, all bytes but its last with the eighth bit on. So a
 * value takes one to three bytes, appending never copies, and a list costs no object.
 */
export class PostingLists {
  #blocks: Uint8Array[] = [new Uint8Array(blockSize)]
  #free = shortest
  #heads = new Int32Array(64)
  /** Four numbers a list, side by side because each append needs them all: see the offsets above. */
  #states = new Int32Array(64 * stateLength)
  #size = 0

  add(): number {
    const list = this.#size++
    this.#heads = withRoom(this.#heads, this.#size)
    this.#states = withRoom(this.#states, this.#size * stateLength)
    const slice = this.#slice(shortest)
    this.#heads[list] = slice
    this.#states[list * stateLength + write] = slice
    this.#states[list * stateLength + limit] = slice + shortest - trailer
    return list
  }

  count(list: number): number {
    return this.#states[list * stateLength + count]!
  }

  /** The value appended last, -1 for an empty list. */
  last(list: number): number {
    return this.#states[list * stateLength + next]! - 1
  }

  /** The value must be above the last. */
  append(list: number, value: number): void {
    const states = this.#states
    const state = list * stateLength
    const distance = (value + 1 - states[state + next]!) | 0
    const bytes = lengthOf(distance)
    let address = states[state + write]!
    if (address + bytes > states[state + limit]!) address = this.#extend(state, address)
    const block = this.#blocks[address >>> blockBits]!
    let at = address & inBlock
    for (let shift = (bytes - 1) * 7; shift > 0; shift -= 7) block[at++] = 0x80 | (distance >>> shift)
    block[at] = distance & 0x7f
    states[state + write] = address + bytes
    states[state + next] = value + 1
    states[state + count] = states[state + count]! + 1
  }

  /** Writes the whole list into an array that has room for `count(list)` values. */
  read(list: number, into: Int32Array): void {
    let address = this.#heads[list]!
    let value = -1
    let n = 0
    while (address !== 0) {
      const block = this.#blocks[address >>> blockBits]!
      let at = address & inBlock
      for (let byte = block[at++]!; byte !== 0; byte = block[at++]!) {
        let distance = byte & 0x7f
        while (byte >= 0x80) {
          byte = block[at++]!
          distance = (distance << 7) | (byte & 0x7f)
        }
        value += distance
        into[n++] = value
      }
      address = (block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!
    }
  }

  #extend(state: number, end: number): number {
    // Between many trailers and much unused room the root of the length is the mean.
    const size = Math.min(
      longest,
      Math.max(shortest, Math.floor(5 * Math.sqrt(this.#states[state + count]!))),
    )
    const slice = this.#slice(size)
    const block = this.#blocks[end >>> blockBits]!
    const at = (end & inBlock) + 1
    for (let i = 0; i < 4; i++) block[at + i] = slice >>> (24 - i * 8)
    this.#states[state + limit] = slice + size - trailer
    return slice
  }

  #slice(size: number): number {
    if ((this.#free & inBlock) + size > blockSize) this.#free = this.#blocks.length * blockSize
    const slice = this.#free
    if (slice >>> blockBits === this.#blocks.length) this.#blocks.push(new Uint8Array(blockSize))
    this.#free += size
    return slice
  }
}

function lengthOf(distance: number): number {
  if (distance < 0x80) return 1
  if (distance < 0x4000) return 2
  if (distance < 0x20_0000) return 3
  return distance < 0x1000_0000 ? 4 : 5
}
