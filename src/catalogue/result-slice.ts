import { type Bitset, hasRow, listRows } from './memory/bitset.ts'
import type { SortOrder } from './sort-orders.ts'

/** How many rows can be visited along an order in the time that one comparison of two rows takes while sorting. */
const comparison = 16

/**
 * One page of the rows in a set, in an order. A small set is sorted; for a large one all rows are visited in that order until the
 * page is full. `size` is the number of rows in the set.
 */
export function pageOf(set: Bitset, size: number, order: SortOrder, offset: number, limit: number): number[] {
  if (offset >= size || limit <= 0) return []
  const walked = (order.length * Math.min(size, offset + limit)) / size
  if (size * Math.log2(size + 1) * comparison < walked) {
    const rows = listRows(set).sort((a, b) => order.compare(a, b))
    return rows.slice(offset, offset + limit)
  }
  return walk(set, order, offset, limit)
}

function walk(set: Bitset, order: SortOrder, offset: number, limit: number): number[] {
  const { rows, length } = order
  const page: number[] = []
  let toSkip = offset
  for (let i = 0; i < length && page.length < limit; i++) {
    const row = rows[i]!
    if (!hasRow(set, row)) continue
    if (toSkip > 0) toSkip--
    else page.push(row)
  }
  return page
}
