import { describe, expect, it } from 'vitest'
import { dayInSeconds } from '../../kernel/time/durations.ts'
import { chartRanges, readChartView, spanOfRange, writeChartView } from './chart-view.ts'

const now = 1_790_000_000

describe('how a chart is shown', () => {
  it('is a line over a week unless the address says otherwise', () => {
    const defaults = { range: '1w', shape: 'line', scale: 'linear' }
    expect(readChartView(new URLSearchParams())).toEqual(defaults)
    expect(readChartView(new URLSearchParams('range=2w&chart=pie&scale=up'))).toEqual(defaults)
    expect(writeChartView(readChartView(new URLSearchParams()))).toEqual({})
  })

  it('is read as it was written', () => {
    for (const range of chartRanges) {
      const view = { range, shape: 'candle', scale: 'log' } as const
      expect(readChartView(new URLSearchParams(writeChartView(view)))).toEqual(view)
    }
  })

  it.each([
    ['1d', dayInSeconds, 300],
    ['1w', 7 * dayInSeconds, 3_000],
    ['1m', 30 * dayInSeconds, 12_900],
    ['3m', 91 * dayInSeconds, 39_300],
    ['1y', 365 * dayInSeconds, 157_500],
  ] as const)('%s is requested as %d seconds in points of %d', (range, seconds, unit) => {
    expect(spanOfRange({ range, now })).toEqual({ start: now - seconds, end: now, unit })
  })

  it('everything is requested without a unit', () => {
    expect(spanOfRange({ range: 'all', now })).toEqual({ start: 0, end: now })
  })
})
