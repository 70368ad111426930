import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { premiumPercent } from './premium.ts'

describe('the premium of an exchange', () => {
  it.each([
    [101, 100, 1],
    [99, 100, -1],
    [100, 100, 0],
  ])('of %d against %d is %d percent', (price, world, percent) => {
    expect(premiumPercent({ price, world })).toBeCloseTo(percent, 10)
  })

  it.each([
    [null, 100],
    [100, null],
    [100, 0],
  ])('of %s against %s is not known', (price, world) => {
    expect(premiumPercent({ price, world })).toBeNull()
  })

  it('is positive exactly when the exchange is dearer than the world', () => {
    const price = fc.double({ min: 1e-6, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(price, price, (here, world) => {
        expect((premiumPercent({ price: here, world }) ?? 0) > 0).toBe(here / world > 1)
      }),
    )
  })
})
