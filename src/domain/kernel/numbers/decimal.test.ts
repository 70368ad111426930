import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  magnitude,
  movePoint,
  readDecimal,
  roundTo,
  splitAtPoint,
  type Decimal,
  type Numeric,
} from './decimal.ts'

const decimalOf = (value: Numeric): Decimal => {
  const decimal = readDecimal(value)
  if (!decimal) throw new Error(`${value} is missing`)
  return decimal
}

const plain = (decimal: Decimal): string => {
  const { whole, fraction } = splitAtPoint(decimal)
  return `${decimal.negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

describe('reading a number', () => {
  it.each([
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
    ['1.500', '1.5'],
    [' 42 ', '42'],
    ['+.5', '0.5'],
    ['5.', '5'],
    ['-0.00', '0'],
    [-0, '0'],
    [8.7e-7, '0.00000087'],
    ['1.2E+3', '1200'],
    [1e21, '1000000000000000000000'],
    [-2.5, '-2.5'],
  ])('%s is read as %s', (value, expected) => {
    expect(plain(decimalOf(value))).toBe(expected)
  })

  it.each([
    null,
    undefined,
    '',
    '  ',
    '.',
    '-',
    'e5',
    '1,000',
    '0x10',
    '1 2',
    'NaN',
    NaN,
    Infinity,
    -Infinity,
    '1e9999',
  ])('%s is missing, not zero', (value) => {
    expect(readDecimal(value)).toBeUndefined()
  })

  it('every finite number comes back as itself', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(number, (value) => {
        expect(Number(plain(decimalOf(value)))).toBe(value + 0)
      }),
    )
  })
})

describe('arithmetic on a decimal', () => {
  it.each([
    ['2.345', 2, '2.35'],
    ['-2.345', 2, '-2.35'],
    ['2.344999', 2, '2.34'],
    ['-0.004', 2, '0'],
    ['999.5', 0, '1000'],
    ['7', 3, '7'],
  ])('%s rounded to %i places is %s', (value, places, expected) => {
    expect(plain(roundTo({ decimal: decimalOf(value), places }))).toBe(expected)
  })

  it.each([
    ['482', 2],
    ['4.2', 0],
    ['0.05', -2],
    ['-1000', 3],
    ['0', -Infinity],
  ])('the first digit of %s stands at the power %d', (value, expected) => {
    expect(magnitude(decimalOf(value))).toBe(expected)
  })

  it('moves the point without losing a digit', () => {
    expect(plain(movePoint({ decimal: decimalOf('14820001'), by: 4 }))).toBe('1482.0001')
  })
})
