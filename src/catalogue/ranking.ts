import type { Columns } from './columns.ts'
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
import { pageOf } from './result-slice.ts'
import type { SortOrder } from './sort-orders.ts'
import type { ZoneSets } from './text/zones.ts'

interface Ranking {
  readonly zones: ZoneSets
  readonly result: Bitset
  readonly columns: Pick<Columns, 'names' | 'symbols'>
  readonly pool: BitsetPool
}

/**
 * Splits the results into classes, best first. An entry is in the first class that it matches: 1. its symbol, its kind or a
 * name equals the query; 2. a name starts with it; 3. every term is in its name, symbol or kind; 4. every term is in these, its
 * slogan or its topics; 5. terms are only in its excerpts. For `eth`: the token ETH, then Ethereum, then Star Ethos. For `sto`: all
 * STOs, then Storage. Within a class the newest comes first.
 */
export function rankedClasses(foldedQuery: string, { zones, result, columns, pool }: Ranking): Bitset[] {
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
    const names = columns.names[row]!
    const line = `\n${foldedQuery}\n`
    const isExact = names.includes(line) || columns.symbols[row]!.includes(line)
    if (!isExact && !names.includes(`\n${foldedQuery}`)) continue
    deleteRow(title, row)
    addRow(isExact ? exact : beginning, row)
  }
  return [exact, beginning, title, slogan, excerpt]
}

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
