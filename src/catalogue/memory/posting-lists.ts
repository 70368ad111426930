import { withRoom } from './growing-array.ts'

const blockBits = 19
const blockSize = 1 << blockBits
const inBlock = blockSize - 1
/** A slice ends with a zero byte and the address of the next slice in four bytes (zero if there is none). */
const trailer = 5
const minSliceSize = 12
const maxSliceSize = 2048

const stateLength = 4
/**
 * Where the state of a list holds the address at which the next value is written (`write`), and the end of the current slice
 * (`limit`).
 */
const write = 0
const limit = 1
/**
 * Where the state of a list holds the last value plus one (`next`), so that a list that starts with 0 has a positive distance
 * too, and the number of values (`count`).
 */
const next = 2
const count = 3

/**
 * Many ascending lists of integers that only grow at the end. Each list is a chain of slices in shared memory. A value
 * is stored as its distance from the previous one, seven bits per byte; the eighth bit is set on all bytes but the
 * last. So a value takes one to three bytes, appending never copies, and a list needs no object.
 */
export class PostingLists {
  #blocks: Uint8Array[] = [new Uint8Array(blockSize)]
  #free = minSliceSize
  #heads = new Int32Array(64)
  /**
   * Four numbers per list, stored together because each append needs all of them; see the offsets `write`, `limit`,
   * `next` and `count`.
   */
  #states = new Int32Array(64 * stateLength)
  #size = 0

  add(): number {
    const list = this.#size++
    this.#heads = withRoom(this.#heads, this.#size)
    this.#states = withRoom(this.#states, this.#size * stateLength)
    const slice = this.#slice(minSliceSize)
    this.#heads[list] = slice
    this.#states[list * stateLength + write] = slice
    this.#states[list * stateLength + limit] = slice + minSliceSize - trailer
    return list
  }

  count(list: number): number {
    return this.#states[list * stateLength + count]!
  }

  /** The last value of a list; -1 if the list is empty. */
  last(list: number): number {
    return this.#states[list * stateLength + next]! - 1
  }

  /** Appends a value, which must be greater than the last one. */
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
    // Each slice ends with an address, and the last slice of a list has unused space. A size proportional to the square root of
    // the number of values keeps both small.
    const size = Math.min(
      maxSliceSize,
      Math.max(minSliceSize, Math.floor(5 * Math.sqrt(this.#states[state + count]!))),
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
