import type { ListOrder, Sort } from '../domain/offerings/list/list-fields.ts'
import type { Columns } from './columns.ts'
import { radixSortSteps } from './memory/bulk-sort.ts'
import { withRoom } from './memory/growing-array.ts'

interface SortRule {
  column: 'createdAt' | 'start' | 'end' | 'raised'
  descending: boolean
}

const rules: Record<Sort, SortRule> = {
  createdAtDesc: { column: 'createdAt', descending: true },
  endAsc: { column: 'end', descending: false },
  endDesc: { column: 'end', descending: true },
  startAsc: { column: 'start', descending: false },
  startDesc: { column: 'start', descending: true },
  raisedDesc: { column: 'raised', descending: true },
  raisedAsc: { column: 'raised', descending: false },
}
const stored = Object.keys(rules) as Sort[]

export class SortOrder {
  #rows: Uint32Array
  #length: number
  #columns: Columns
  #rule: SortRule

  constructor(columns: Columns, rule: SortRule, sorted: Uint32Array) {
    this.#columns = columns
    this.#rule = rule
    this.#rows = sorted
    this.#length = sorted.length
  }

  get rows(): Uint32Array {
    return this.#rows
  }

  get length(): number {
    return this.#length
  }

  compare(a: number, b: number): number {
    const byKey = sortKey(this.#columns, this.#rule, a) - sortKey(this.#columns, this.#rule, b)
    // The difference of two unknown values is NaN, which is neither below nor above zero, so it counts as a tie.
    if (byKey < 0) return -1
    if (byKey > 0) return 1
    return this.#columns.ids[a]! < this.#columns.ids[b]! ? -1 : a === b ? 0 : 1
  }

  insert(row: number): void {
    const at = this.#indexOf(row)
    this.#rows = withRoom(this.#rows, this.#length + 1)
    this.#rows.copyWithin(at + 1, at, this.#length)
    this.#rows[at] = row
    this.#length++
  }

  /** Removes a row, which is found by its values. So it must be called before these values change. */
  remove(row: number): void {
    const at = this.#indexOf(row)
    this.#rows.copyWithin(at, at + 1, this.#length)
    this.#length--
  }

  #indexOf(row: number): number {
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.#rows[middle]!, row) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/**
 * The number by which a row is sorted, so that every order is ascending: it is negated in a descending order, and infinite for an
 * unknown value, which comes last. Adding to 0 turns -0 into 0.
 */
export function sortKey(columns: Columns, { column, descending }: SortRule, row: number): number {
  const value = columns[column][row]!
  if (Number.isNaN(value)) return Number.POSITIVE_INFINITY
  return descending ? 0 - value : 0 + value
}

export class SortOrders {
  #orders: Record<Sort, SortOrder>

  constructor(orders: Record<Sort, SortOrder>) {
    this.#orders = orders
  }

  of(sort: ListOrder): SortOrder {
    return this.#orders[sort === 'relevance' ? 'createdAtDesc' : sort]
  }

  insert(row: number): void {
    for (const sort of stored) this.#orders[sort].insert(row)
  }

  remove(row: number): void {
    for (const sort of stored) this.#orders[sort].remove(row)
  }
}

export function* sortOrderSteps(columns: Columns, byId: Uint32Array): Generator<void, SortOrders> {
  const orders: Partial<Record<Sort, SortOrder>> = {}
  for (const sort of stored) {
    const rule = rules[sort]
    const sorted = yield* radixSortSteps(byId, (row) => sortKey(columns, rule, row))
    orders[sort] = new SortOrder(columns, rule, sorted)
  }
  return new SortOrders(orders as Record<Sort, SortOrder>)
}
