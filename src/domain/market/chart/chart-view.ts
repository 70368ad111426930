import { chartUnit } from './chart-unit.ts'

const day = 86_400

/** The ranges a reader chooses from, in seconds; `all` is as far back as is known. */
const rangeSeconds = {
  '1d': day,
  '1w': 7 * day,
  '1m': 30 * day,
  '3m': 91 * day,
  '1y': 365 * day,
  all: Number.POSITIVE_INFINITY,
} as const

export type ChartRange = keyof typeof rangeSeconds
export const chartRanges = Object.keys(rangeSeconds) as readonly ChartRange[]
export const defaultRange: ChartRange = '1w'

/** How the chart of a coin is shown, as its address says. */
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

/** What is as usual is left out. */
export function writeChartView({ range, shape, scale }: ChartView): Record<string, string> {
  return {
    ...(range !== defaultRange && { range }),
    ...(shape !== 'line' && { chart: shape }),
    ...(scale !== 'linear' && { scale }),
  }
}

/** What to ask for: the range up to now, or from the first candle that is known. */
export function spanOfRange({ range, now, first }: { range: ChartRange; now: number; first: number }) {
  const start = range === 'all' ? first : now - rangeSeconds[range]
  return { start, end: now, unit: chartUnit(now - start) }
}
