import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { progressPercent } from './progress.ts'

describe('progress bar', () => {
  it.each([
    ['50', '200', 25],
    ['0', '200', 0],
    ['300', '200', 100],
    ['199999', '200000', 99.99],
    ['1', '3', 33.33],
    ['0.5', '2', 25],
    ['30000000000000000000001', '60000000000000000000002', 50],
    ['59999999999999999999999', '60000000000000000000000', 99.99],
    [100_000_000, 500_000_000, 20],
    ['1e21', '2e21', 50],
  ])('of %s sold out of %s is %d', (sold, forSale, percent) => {
    expect(progressPercent({ sold, forSale })).toBe(percent)
  })

  it.each([
    [null, '200'],
    ['5', undefined],
    ['5', '0'],
    ['', '200'],
    ['many', '200'],
    ['-5', '200'],
    ['5', '-200'],
  ])('of %s sold out of %s is not shown', (sold, forSale) => {
    expect(progressPercent({ sold, forSale })).toBeUndefined()
  })

  it('is full only when all is sold, and never more than full', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(amount, amount, (sold, forSale) => {
        const percent = progressPercent({ sold: String(sold), forSale: String(forSale) }) ?? NaN
        expect(percent === 100).toBe(sold >= forSale)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })
})
