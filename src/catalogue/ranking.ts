import {
  addRow,
  type Bitset,
  type BitsetPool,
  copyInto,
  countRows,
  deleteRow,
  intersectInto,
  listRows,
  subtractInto,
} from './memory/bitset.ts'
import type { Columns } from './columns.ts'
import { pageOf } from './result-slice.ts'
import type { SortOrder } from './sort-orders.ts'
import type { ZoneSets } from './text/zones.ts'

interface Ranking {
  readonly zones: ZoneSets
  readonly result: Bitset
  /** Names and symbols, folded. */
  readonly columns: Pick<Columns, 'names' | 'symbols'>
  readonly pool: BitsetPool
}

/**
 * Best match first. An entry stands in the first class it belongs to:
 * 1. its symbol or its name is what was asked; 2. its name begins with it; 3. every term is in its name or symbol;
 * 4. every term is in its name, symbol or slogan; 5. the excerpts were needed. For `eth`: the token ETH, then
 * Ethereum, then Star Ethos. Within a class the newest comes first.
 */
export function rankedClasses(requested: string, { zones, result, columns, pool }: Ranking): Bitset[] {
  const [exact, beginning, title, slogan, excerpt] = [
    pool.take(),
    pool.take(),
    pool.take(),
    pool.take(),
    pool.take(),
  ]
  copyInto(title, zones.title)
  intersectInto(title, result)
  copyInto(slogan, zones.slogan)
  intersectInto(slogan, result)
  subtractInto(slogan, title)
  copyInto(excerpt, result)
  subtractInto(excerpt, zones.slogan)
  for (const row of listRows(title)) {
    const name = columns.names[row]!
    const isExact = name === requested || columns.symbols[row] === requested
    if (!isExact && !name.startsWith(requested)) continue
    deleteRow(title, row)
    addRow(isExact ? exact : beginning, row)
  }
  return [exact, beginning, title, slogan, excerpt]
}

/** A page of classes that follow each other, each in the order given. */
export function pageOfClasses(classes: Bitset[], order: SortOrder, offset: number, limit: number): number[] {
  const page: number[] = []
  let before = 0
  for (const rows of classes) {
    if (page.length >= limit) break
    const size = countRows(rows)
    page.push(...pageOf(rows, size, order, Math.max(0, offset - before), limit - page.length))
    before += size
  }
  return page
}
