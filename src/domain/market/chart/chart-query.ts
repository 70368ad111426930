import { chartSpans, defaultChartSpan } from './chart-unit.ts'

const maxPoints = 2_000

export interface ChartQuery {
  /** Seconds since 1970. */
  readonly start: number
  readonly end: number
  /** Left out, it follows from how much is known of the span. */
  readonly unit: number | undefined
}

interface Given {
  readonly start?: number | undefined
  readonly end?: number | undefined
  readonly unit?: number | undefined
}

/**
 * The week up to now where nothing is said. The unit goes down to a multiple of 300; a chart that ends before it
 * begins or that would have more than 2,000 points is refused.
 */
export function checkChartQuery(
  { start, end, unit }: Given,
  now: number,
): { query: ChartQuery } | { errors: { field: string; code: string }[] } {
  const until = end ?? now
  const from = start ?? until - chartSpans[defaultChartSpan]
  const span = until - from
  if (span < 0) return { errors: [{ field: 'end', code: 'end_before_start' }] }
  if (unit === undefined) return { query: { start: from, end: until, unit } }
  const each = Math.max(300, Math.floor(unit / 300) * 300)
  if (span / each > maxPoints) return { errors: [{ field: 'unit', code: 'too_many' }] }
  return { query: { start: from, end: until, unit: each } }
}
