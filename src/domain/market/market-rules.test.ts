import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCoinId } from '../kernel/text/coin-id.ts'
import { checkChartQuery } from './chart/chart-query.ts'
import { sampleSeries } from './chart/series.ts'
import { isStale } from './quotes/coin.ts'
import { coinNameOf, productCodeOf } from './quotes/product-code.ts'

describe('a quote', () => {
  it('is good for ten minutes', () => {
    expect(isStale({ quotedAt: 0, now: 600_000 })).toBe(false)
    expect(isStale({ quotedAt: 0, now: 600_001 })).toBe(true)
    expect(isStale({ quotedAt: null, now: 0 })).toBe(true)
  })
})

describe('an id', () => {
  it.each(['bitcoin', '0-5x-long', 'a_b', 'usd-coin--2', 'v1.5'])('can be %s', (id) => {
    expect(isCoinId(id)).toBe(true)
  })
  it.each(['', 'Bitcoin', '-a', 'a-', 'a b', 'a/b', 'ビット', 'x'.repeat(101)])('cannot be %s', (id) => {
    expect(isCoinId(id)).toBe(false)
  })
})

describe('a product code', () => {
  it('names a symbol, whatever text it contains', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => !/_USD/i.test(text) && !text.includes('\n')),
        (symbol) => {
          expect(coinNameOf(productCodeOf(symbol))).toBe(symbol)
          expect(coinNameOf(`${symbol}_USD`)).toBe(symbol)
          expect(coinNameOf(symbol)).toBe(symbol)
        },
      ),
    )
  })
})

describe('the small line', () => {
  it('has at most 29 points and keeps its first and last price to five digits', () => {
    const prices = fc.array(fc.option(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), { nil: null }), {
      maxLength: 300,
    })
    fc.assert(
      fc.property(prices, (input) => {
        const known = input.filter((price) => price !== null)
        const line = sampleSeries(input)
        expect(line).toHaveLength(Math.min(known.length, 29))
        const rounded = known.map((price) => Number(price.toPrecision(5)))
        expect([line[0], line.at(-1)]).toEqual([rounded[0], rounded.at(-1)])
      }),
    )
  })
})

describe('a chart query', () => {
  const now = 1_800_000_000
  it('is the last week by default', () => {
    expect(checkChartQuery({}, now)).toEqual({ query: { start: now - 604_800, end: now, unit: undefined } })
  })
  it('rounds its unit down to a multiple of five minutes', () => {
    expect(checkChartQuery({ start: now - 1000, end: now, unit: 899 }, now)).toMatchObject({
      query: { unit: 600 },
    })
  })
  it('is refused when it ends before it begins or has too many points', () => {
    expect(checkChartQuery({ start: 5, end: 4 }, now)).toEqual({
      errors: [{ field: 'end', code: 'end_before_start' }],
    })
    expect(checkChartQuery({ start: 0, end: 2_001 * 300, unit: 300 }, now)).toHaveProperty('errors')
    expect(checkChartQuery({ start: 0, end: 2_000 * 300, unit: 300 }, now)).toHaveProperty('query')
  })
})
