import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reopenPause } from './reopen-pause.ts'

const shortest = () => 0
const longest = () => 1

describe('the pause before reopening live prices', () => {
  it('is a second or two after the first failure and doubles with each', () => {
    expect([1, 2, 3, 4].map((failures) => reopenPause({ failures, random: shortest }))).toEqual([
      1_000, 2_000, 4_000, 8_000,
    ])
    expect([1, 2, 3, 4].map((failures) => reopenPause({ failures, random: longest }))).toEqual([
      2_000, 4_000, 8_000, 16_000,
    ])
  })

  it('is never above a minute nor below a second, however often it failed', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
        const pause = reopenPause({ failures, random: () => chance })
        expect(pause).toBeGreaterThanOrEqual(1_000)
        expect(pause).toBeLessThanOrEqual(60_000)
      }),
    )
  })
})
