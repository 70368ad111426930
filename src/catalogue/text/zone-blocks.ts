import { withRoom } from '../memory/growing-array.ts'

export const pageBits = 7
const pageSize = 1 << pageBits
/**
 * Positions of characters must stay below 2^31 to fit in an `Int32Array`. That is enough for four million entries with texts in
 * four languages.
 */
const maxPages = 0x7fff_ffff >>> pageBits

/**
 * Gives every CJK character in the catalogue a position. Positions are allocated in pages of 128, and all positions of a page
 * belong to one zone (name, slogan or excerpt) of one row, so the page of a position tells its row and zone.
 */
export class ZonePages {
  /** For each page one number: the number of its row times four, plus the number of its zone (0 to 2). */
  table = new Int32Array(64)
  #length = 0

  add(row: number, zone: number, length: number): number {
    const first = this.#length
    this.#length += Math.ceil(length / pageSize)
    if (this.#length > maxPages) throw new RangeError('The catalogue has run out of positions: rebuild it.')
    this.table = withRoom(this.table, this.#length)
    this.table.fill(row * 4 + zone, first, this.#length)
    return first * pageSize
  }
}
