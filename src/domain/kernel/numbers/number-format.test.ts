import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../site/language.ts'
import type { Numeric } from './decimal.ts'
import { formatAmount, formatCount, formatPercent } from './number-format.ts'

const amount = (value: Numeric) => formatAmount({ value, language: 'ja' })
const count = (value: Numeric) => formatCount({ value, language: 'en' })
const percent = (value: Numeric) => formatPercent({ value, language: 'ko' })

const language = fc.constantFrom(...languages)
const plainText = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.stringMatching(/^(\.\d{0,18}[1-9])?$/))
  .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction}`)

describe('amount', () => {
  it('keeps every digit of a token amount above 2^53', () => {
    expect(amount('123456789012345678901.000000000000000001')).toBe(
      '123,456,789,012,345,678,901.000000000000000001',
    )
  })

  it('drops only zeros that say nothing', () => {
    expect(amount('1500.500000000000000000')).toBe('1,500.5')
    expect(amount('20.000')).toBe('20')
  })

  it.each([null, undefined, '', NaN, Infinity, 'soon'])('shows - for %s', (value) => {
    expect(amount(value)).toBe('-')
  })

  it('shows a real zero as 0', () => {
    expect(amount(0)).toBe('0')
    expect(amount('0.00')).toBe('0')
  })

  it('keeps all digits, and can be parsed and formatted again', () => {
    fc.assert(
      fc.property(plainText, language, (value, reader) => {
        const text = formatAmount({ value, language: reader })
        const stripped = text.replaceAll(',', '').replace('−', '-')
        expect(stripped).toBe(value)
        expect(formatAmount({ value: stripped, language: reader })).toBe(text)
      }),
    )
  })

  it('is the same for a number and for its text', () => {
    const cents = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(cents, (value) => {
        expect(amount(value / 100)).toBe(amount((value / 100).toFixed(2)))
      }),
    )
  })

  it('never shows an exponent, NaN or infinity', () => {
    fc.assert(
      fc.property(fc.double(), language, (value, reader) => {
        expect(formatAmount({ value, language: reader })).toMatch(/^(-|−?\d{1,3}(,\d{3})*(\.\d+)?)$/)
      }),
    )
  })
})

describe('count', () => {
  it('is whole and grouped', () => {
    expect(count(1234567)).toBe('1,234,567')
    expect(count('99.5')).toBe('100')
    expect(count(-1200)).toBe('−1,200')
    expect(count(0)).toBe('0')
    expect(count(null)).toBe('-')
  })
})

describe('percent', () => {
  it.each([
    [3.2, '+3.20%'],
    [-3.256, '−3.26%'],
    ['12345.678', '+12,345.68%'],
    [0, '0.00%'],
    [0.001, '0.00%'],
    [-0.001, '0.00%'],
    [undefined, '-'],
    [NaN, '-'],
  ])('a change of %s shows as %s', (value, expected) => {
    expect(percent(value)).toBe(expected)
  })

  it('a share has no plus', () => {
    expect(formatPercent({ value: 45.6, language: 'ja', decimals: 0, signed: false })).toBe('46%')
  })

  it('shows the sign of every change that is not rounded away', () => {
    const change = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(change, (value) => {
        const isFlat = Math.abs(value) < 0.005
        const sign = value < 0 ? '−' : '+'
        expect(percent(value).startsWith(isFlat ? '0' : sign)).toBe(true)
      }),
    )
  })
})
