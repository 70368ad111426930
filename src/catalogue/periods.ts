import { bitsOf } from '../domain/offerings/list/filter-groups.ts'
import type { PeriodRule } from '../domain/offerings/list/periods.ts'
import type { Columns } from './columns.ts'
import type { Facets } from './facets.ts'
import { type Bitset, hasRow } from './memory/bitset.ts'

/** From the first instant to the last, both within. */
export interface Span {
  readonly from: number
  readonly to: number
}

interface Looking {
  readonly facets: Facets
  readonly columns: Columns
}

/** How many rows of a set each of the spans has by the rule. */
export function countInSpans(
  set: Bitset,
  { rule, spans }: { rule: PeriodRule; spans: readonly Span[] },
  looking: Looking,
): number[] {
  const counts = spans.map(() => 0)
  const widest = {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  }
  const extent = extentBy(rule, looking)
  eachRow(set, (row) => {
    const { first, last } = extent(row)
    // Nearly all sales of a long list were over long before the first span.
    if (!(first <= widest.to && last >= widest.from)) return
    for (const [place, { from, to }] of spans.entries()) if (first <= to && last >= from) counts[place]!++
  })
  return counts
}

/** Keeps the rows that the span has by the rule. */
export function keepInSpan(
  set: Bitset,
  { rule, from, to }: Span & { rule: PeriodRule },
  looking: Looking,
): void {
  const extent = extentBy(rule, looking)
  eachRow(set, (row) => {
    const { first, last } = extent(row)
    if (!(first <= to && last >= from)) set[row >>> 5]! &= ~(1 << (row & 31))
  })
}

/**
 * What of a sale has to meet a span. An unknown date (`NaN`) meets none, but a sale that is open has begun, whenever
 * that was, and one that is open or to come has no end as long as none is named.
 */
function extentBy(rule: PeriodRule, { facets, columns: { start, end } }: Looking) {
  if (rule === 'start') return (row: number) => ({ first: start[row]!, last: start[row]! })
  if (rule === 'end') return (row: number) => ({ first: end[row]!, last: end[row]! })
  const ongoing = facets.groups.statuses[placeOf('ongoing')]!
  const incoming = facets.groups.statuses[placeOf('incoming')]!
  return (row: number) => ({
    first: Number.isNaN(start[row]!) && hasRow(ongoing, row) ? -Infinity : start[row]!,
    last: Number.isNaN(end[row]!) && (hasRow(ongoing, row) || hasRow(incoming, row)) ? Infinity : end[row]!,
  })
}

function placeOf(box: 'incoming' | 'ongoing'): number {
  return Math.log2(bitsOf('statuses', [box]))
}

function eachRow(set: Bitset, onRow: (row: number) => void): void {
  for (let i = 0; i < set.length; i++) {
    for (let left = set[i]!; left !== 0; left &= left - 1) onRow((i << 5) + 31 - Math.clz32(left & -left))
  }
}
