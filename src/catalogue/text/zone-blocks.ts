import { withRoom } from '../memory/growing-array.ts'

/** A position's page is the position without its last seven bits. */
export const pageBits = 7
const pageSize = 1 << pageBits
/** Positions stay below 2^31: enough for four million entries with texts in four languages. */
const maxPages = 0x7fff_ffff >>> pageBits

/**
 * Every CJK character of the catalogue has a position. Positions come in pages of 128, and a page belongs to one zone
 * of one row, so looking up the page of a position tells where it is.
 */
export class ZonePages {
  /** `row * 4 + zone` by page. */
  table = new Int32Array(64)
  #length = 0

  /** The first position of a new stretch, which starts a page. */
  add(row: number, zone: number, length: number): number {
    const first = this.#length
    this.#length += Math.ceil(length / pageSize)
    if (this.#length > maxPages) throw new RangeError('The catalogue has no position left: build it anew')
    this.table = withRoom(this.table, this.#length)
    this.table.fill(row * 4 + zone, first, this.#length)
    return first * pageSize
  }
}
