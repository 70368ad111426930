import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal } from './decimal.ts'
import { writeSmall } from './small-number.ts'

const write = (value: string | number, minDecimals = 0) => {
  const decimal = readDecimal(value)
  return decimal && writeSmall({ decimal, significant: 4, language: 'en', minDecimals })
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/** Parses the text as a reader does: the subscript is the number of zeros. */
function understand(text: string): number {
  const spelled = text.replace(/0([₀-₉]+)/, (_, figure: string) => {
    const zeros = figure.replaceAll(/./g, (digit) => String(subscripts.indexOf(digit)))
    return '0'.repeat(Number(zeros))
  })
  return Number(spelled)
}

describe('number below one', () => {
  it.each([
    ['0.00001234', '0.0₄1234'],
    ['0.0001234', '0.0001234'],
    [8.7e-7, '0.0₆87'],
    ['0.1234567', '0.1235'],
    ['0.000012', '0.0₄12'],
    ['0.0000123449', '0.0₄1234'],
    ['0.000099996', '0.0001'],
    ['0.0000000099999', '0.0₇1'],
    [1e-13, '0.0₁₂1'],
    ['0.99999', '1'],
    [0, '0'],
  ])('%s is written %s', (value, expected) => {
    expect(write(value)).toBe(expected)
  })

  it('has at least the requested decimals', () => {
    expect(write('0.5', 2)).toBe('0.50')
  })

  it('is understood as the same number, but for the digits rounded away', () => {
    const tiny = fc.double({ min: 1e-300, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(tiny, (value) => {
        expect(understand(write(value) ?? '') / value).toBeCloseTo(1, 3)
      }),
    )
  })
})
