import { chartSpans, defaultChartSpan } from './chart-unit.ts'

const maxPoints = 2_000

export interface ChartQuery {
  /** The start of the requested span, in seconds since 1970. */
  readonly start: number
  readonly end: number
  /** Seconds per point. If undefined, the unit follows from the span of the known prices. */
  readonly unit: number | undefined
}

interface ChartRequest {
  readonly start?: number | undefined
  readonly end?: number | undefined
  readonly unit?: number | undefined
}

/**
 * The default span is the last week. The unit is rounded down to a multiple of 300 s. A span that ends before it
 * begins, or with more than 2,000 points, is refused.
 */
export function checkChartQuery(
  { start, end, unit }: ChartRequest,
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
