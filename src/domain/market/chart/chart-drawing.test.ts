import { describe, expect, it } from 'vitest'
import { drawChart } from './chart-drawing.ts'

const candle = (time: number, open: number, close: number) => ({
  time,
  open,
  close,
  high: Math.max(open, close),
  low: Math.min(open, close),
  volume: null,
})
const candles = [candle(0, 1, 10), candle(10, 10, 100), candle(20, 100, 10)]

describe('the drawing that stands in for a chart', () => {
  it('is a line through the closing prices', () => {
    expect(drawChart(candles, { shape: 'line', scale: 'linear' })).toEqual({
      line: 'M0 353.8L500 12L1000 353.8',
      rising: '',
      falling: '',
    })
  })

  it('gives each power of ten the same height on a log scale', () => {
    expect(drawChart(candles, { shape: 'line', scale: 'log' }).line).toBe('M0 200L500 12L1000 200')
  })

  it('parts the candles that rose from those that fell', () => {
    const { line, rising, falling } = drawChart(candles, { shape: 'candle', scale: 'linear' })
    expect(line).toBe('')
    expect(rising.match(/z/g)).toHaveLength(2)
    expect(falling.match(/z/g)).toHaveLength(1)
  })

  it('never writes NaN or infinity', () => {
    for (const some of [[], [candle(5, 2, 2)], [candle(5, 0, 0), candle(6, 0, 0)]]) {
      for (const shape of ['line', 'candle'] as const) {
        const drawn = Object.values(drawChart(some, { shape, scale: 'log' })).join(' ')
        expect(drawn).not.toMatch(/NaN|Infinity/)
      }
    }
  })
})
