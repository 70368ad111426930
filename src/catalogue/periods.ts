import type { PeriodRule } from '../domain/offerings/list/periods.ts'
import type { Columns } from './columns.ts'
import type { Bitset } from './memory/bitset.ts'

/** A span of time, both ends inclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

export function countInSpans(
  set: Bitset,
  { rule, spans }: { rule: PeriodRule; spans: readonly Span[] },
  columns: Columns,
): number[] {
  const counts = spans.map(() => 0)
  const { firsts, lasts } = extents(rule, columns)
  const from = Math.min(...spans.map((span) => span.from))
  const to = Math.max(...spans.map((span) => span.to))
  for (let i = 0; i < set.length; i++) {
    for (let left = set[i]!; left !== 0; left &= left - 1) {
      const row = (i << 5) + 31 - Math.clz32(left & -left)
      // Skips a sale that overlaps none of the spans: in a long list nearly all sales ended long before the first span.
      if (!(lasts[row]! >= from && firsts[row]! <= to)) continue
      for (let place = 0; place < spans.length; place++) {
        if (firsts[row]! <= spans[place]!.to && lasts[row]! >= spans[place]!.from) counts[place]!++
      }
    }
  }
  return counts
}

export function keepInSpan(
  set: Bitset,
  { rule, from, to }: Span & { rule: PeriodRule },
  columns: Columns,
): void {
  const { firsts, lasts } = extents(rule, columns)
  for (let i = 0; i < set.length; i++) {
    let kept = 0
    for (let left = set[i]!; left !== 0; left &= left - 1) {
      const bit = left & -left
      const row = (i << 5) + 31 - Math.clz32(bit)
      if (firsts[row]! <= to && lasts[row]! >= from) kept |= bit
    }
    set[i] = kept
  }
}

/**
 * The first and last moment, by row, of the part of a sale that must overlap a span: its start, its end, or the time it is open.
 * An unknown date (`NaN`) overlaps no span.
 */
function extents(rule: PeriodRule, { start, end, openFrom, openTo }: Columns) {
  if (rule === 'start') return { firsts: start, lasts: start }
  if (rule === 'end') return { firsts: end, lasts: end }
  return { firsts: openFrom, lasts: openTo }
}
