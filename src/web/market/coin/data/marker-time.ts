import { overAt, type Precision } from '../../../../domain/events/event-time.ts'

/** Seconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Where on a chart something stands; undefined when it is not on it. A day that the chart touches stands at its noon
 * UTC, which is that day nearly everywhere, or as near to it as the chart goes. A month stands at its middle, but only
 * if the chart has all of it: on a week it would claim to be known better than it is.
 */
export function markerTime(
  { at, precision }: { at: number; precision: Precision },
  { from, to }: Span,
): number | undefined {
  const start = at / 1000
  if (precision === 'hour') return start >= from && start < to ? start : undefined
  const over = overAt({ start: at, end: null, precision }) / 1000
  const middle = (start + over) / 2
  if (precision === 'month') return start >= from && over <= to ? middle : undefined
  return start < to && over > from ? Math.min(Math.max(middle, from), to) : undefined
}
