import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldCandles, type Candle } from './candle.ts'

const price = fc.double({ min: 1e-9, max: 1e6, noNaN: true })
const candles = fc.uniqueArray(fc.integer({ min: 0, max: 600 }), { maxLength: 80 }).chain((places) =>
  fc.tuple(
    ...places
      .sort((a, b) => a - b)
      .map((place) =>
        fc
          .record({ a: price, b: price, c: price, d: price, volume: fc.option(fc.nat(1000), { nil: null }) })
          .map(({ a, b, c, d, volume }): Candle => ({
            time: place * 300,
            open: a,
            close: b,
            high: Math.max(a, b, c, d),
            low: Math.min(a, b, c, d),
            volume,
          })),
      ),
  ),
)

describe('candles folded into longer ones', () => {
  it('begin at multiples of their length, in order, and each stands for all that lie in it', () => {
    fc.assert(
      fc.property(candles, fc.integer({ min: 1, max: 300 }), (fine, factor) => {
        const bucket = factor * 300
        const folded = foldCandles(fine, bucket)
        expect(folded.map(({ time }) => time)).toEqual([
          ...new Set(fine.map(({ time }) => Math.floor(time / bucket) * bucket)),
        ])
        for (const candle of folded) {
          const within = fine.filter(({ time }) => time >= candle.time && time < candle.time + bucket)
          expect(candle.open).toBe(within[0]?.open)
          expect(candle.close).toBe(within.at(-1)?.close)
          expect(candle.high).toBe(Math.max(...within.map(({ high }) => high)))
          expect(candle.low).toBe(Math.min(...within.map(({ low }) => low)))
          const volumes = within.flatMap(({ volume }) => volume ?? [])
          expect(candle.volume).toBe(volumes.length === 0 ? null : volumes.reduce((a, b) => a + b))
        }
      }),
    )
  })

  it('are the same whether hours are made of five minutes or days of those hours', () => {
    fc.assert(
      fc.property(candles, (fine) => {
        expect(foldCandles(foldCandles(fine, 3600), 86_400)).toEqual(foldCandles(fine, 86_400))
      }),
    )
  })
})
