import { dayInSeconds } from '../../kernel/time/durations.ts'
import { chartUnit } from './chart-unit.ts'

export const rangeSeconds = {
  '1d': dayInSeconds,
  '1w': 7 * dayInSeconds,
  '1m': 30 * dayInSeconds,
  '3m': 91 * dayInSeconds,
  '1y': 365 * dayInSeconds,
} as const

export const chartRanges = ['1d', '1w', '1m', '3m', '1y', 'all'] as const
export type ChartRange = (typeof chartRanges)[number]
export const defaultRange: ChartRange = '1w'

export interface ChartView {
  readonly range: ChartRange
  readonly shape: 'line' | 'candle'
  readonly scale: 'linear' | 'log'
}

export function readChartView(params: URLSearchParams): ChartView {
  return {
    range: chartRanges.find((known) => known === params.get('range')) ?? defaultRange,
    shape: params.get('chart') === 'candle' ? 'candle' : 'line',
    scale: params.get('scale') === 'log' ? 'log' : 'linear',
  }
}

export function writeChartView({ range, shape, scale }: ChartView): Record<string, string> {
  return {
    ...(range !== defaultRange && { range }),
    ...(shape !== 'line' && { chart: shape }),
    ...(scale !== 'linear' && { scale }),
  }
}

/**
 * The query of a range up to now. The range `all` has no unit, because only the server knows how far back prices go.
 */
export function spanOfRange({ range, now }: { range: ChartRange; now: number }) {
  if (range === 'all') return { start: 0, end: now }
  const seconds = rangeSeconds[range]
  return { start: now - seconds, end: now, unit: chartUnit(seconds) }
}
