import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertSides, hasReached, stepAlert, readMark } from './price-alert.ts'

const prices = fc.array(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), { maxLength: 60 })
const marks = fc.double({ min: 1e-6, max: 1e9, noNaN: true })
const sides = fc.constantFrom(...alertSides)

function notifiedAt(
  { side, mark }: { side: 'above' | 'below'; mark: number },
  input: readonly number[],
): number[] {
  let isArmed = true
  return input.flatMap((price, at) => {
    const next = stepAlert({ side, mark, isArmed }, price)
    isArmed = next.isArmed
    return next.notifies ? [at] : []
  })
}

describe('a price alert', () => {
  it('notifies once when the mark is reached, and again after the price has moved away by 1 %', () => {
    const walk = [90, 99.9, 100, 101, 99.5, 100, 99, 99.9, 100.1]
    expect(notifiedAt({ side: 'above', mark: 100 }, walk)).toEqual([2, 8])
    const mirrored = [110, 100.1, 100, 99, 100.5, 100, 101, 100.1, 99.9]
    expect(notifiedAt({ side: 'below', mark: 100 }, mirrored)).toEqual([2, 8])
  })

  it('notifies only at prices that have reached the mark', () => {
    fc.assert(
      fc.property(sides, marks, prices, (side, mark, input) => {
        for (const at of notifiedAt({ side, mark }, input)) {
          expect(hasReached({ side, mark }, input[at] ?? Number.NaN)).toBe(true)
        }
      }),
    )
  })

  it('never notifies twice unless the price was 1 % away in between', () => {
    fc.assert(
      fc.property(sides, marks, prices, (side, mark, input) => {
        const notified = notifiedAt({ side, mark }, input)
        for (const [place, at] of notified.slice(1).entries()) {
          const between = input.slice((notified[place] ?? 0) + 1, at)
          const isAway = (price: number) => (side === 'above' ? price <= mark * 0.99 : price >= mark * 1.01)
          expect(between.some(isAway)).toBe(true)
        }
      }),
    )
  })

  it('has notified at least once when any price reached the mark', () => {
    fc.assert(
      fc.property(sides, marks, prices, (side, mark, input) => {
        const isReached = input.some((price) => hasReached({ side, mark }, price))
        expect(notifiedAt({ side, mark }, input).length > 0).toBe(isReached)
      }),
    )
  })

  it('ignores a repeated price', () => {
    fc.assert(
      fc.property(sides, marks, prices, (side, mark, input) => {
        const doubled = input.flatMap((price) => [price, price])
        expect(notifiedAt({ side, mark }, doubled)).toHaveLength(notifiedAt({ side, mark }, input).length)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -5])('ignores %d, which is not a price', (price) => {
    for (const isArmed of [true, false])
      expect(stepAlert({ side: 'below', mark: 10, isArmed }, price)).toEqual({ isArmed, notifies: false })
  })
})

describe('a mark', () => {
  it.each([
    ['1,234.5', 1234.5],
    ['１２００', 1200],
    [' 0.004 ', 0.004],
    ['9 500 000', 9_500_000],
  ])('%j is read', (text, mark) => expect(readMark(text)).toBe(mark))

  it.each(['', '0', '-1', '1e5', 'abc', '1.', '.5', '0.0000000000001', '9999999999999999', 'Infinity'])(
    '%j is none',
    (text) => expect(readMark(text)).toBeUndefined(),
  )
})
