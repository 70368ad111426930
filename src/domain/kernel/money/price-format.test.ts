import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../site/language.ts'
import { currencies, type WritableCurrency } from './currency.ts'
import { formatPrice } from './price-format.ts'

const kind = fc.record({
  currency: fc.constantFrom<WritableCurrency[]>(...currencies, 'IDR'),
  language: fc.constantFrom(...languages),
})
const finite = fc.double({ noNaN: true, noDefaultInfinity: true })

const textOf = (value: string | number, currency: WritableCurrency, language: Language = 'ja') =>
  formatPrice({ value, currency, language }).text

describe('price', () => {
  it.each<[WritableCurrency, string]>([
    ['BTC', '0.0₆87 BTC · 0.1235 BTC · 11,803.5 BTC · 199,200,587,400 BTC'],
    ['JPY', '0.0₆87円 · 0.1235円 · 11,804円 · 199,200,587,400円'],
    ['KRW', '0.0₆87ウォン · 0.1235ウォン · 11,804ウォン · 199,200,587,400ウォン'],
    ['CNY', '0.0₆87元 · 0.1235元 · 11,803.50元 · 199,200,587,400.00元'],
    ['USD', '$0.0₆87 · $0.1235 · $11,803.50 · $199,200,587,400.00'],
    ['EUR', '€0.0₆87 · €0.1235 · €11,803.50 · €199,200,587,400.00'],
    ['AUD', 'A$0.0₆87 · A$0.1235 · A$11,803.50 · A$199,200,587,400.00'],
    ['RUB', '₽0.0₆87 · ₽0.1235 · ₽11,803.50 · ₽199,200,587,400.00'],
    ['IDR', 'Rp0.0₆87 · Rp0.1235 · Rp11,804 · Rp199,200,587,400'],
  ])('in %s reads, from tiny to huge: %s', (currency, expected) => {
    const prices = [8.7e-7, 0.1234567, 11_803.5, 199_200_587_400].map((value) => textOf(value, currency))
    expect(prices.join(' · ')).toBe(expected)
  })

  it.each<[Language, string]>([
    ['ja', '11,804円'],
    ['en', '¥11,804'],
    ['ko', '11,804엔'],
    ['zh', '11,804日元'],
  ])('of 11803.5 yen reads in %s as %s', (language, expected) => {
    expect(textOf(11_803.5, 'JPY', language)).toBe(expected)
  })

  it.each<[Language, string]>([
    [
      'en',
      '0.0₆87 BTC · ¥0.1235 · ₩11,804 · $11,803.50 · €0.0₆87 · A$0.1235 · CN¥199,200,587,400.00 · ₽0.0₆87',
    ],
    [
      'ko',
      '0.0₆87 BTC · 0.1235엔 · 11,804원 · $11,803.50 · €0.0₆87 · A$0.1235 · 199,200,587,400.00위안 · ₽0.0₆87',
    ],
    [
      'zh',
      '0.0₆87 BTC · 0.1235日元 · 11,804韩元 · $11,803.50 · €0.0₆87 · A$0.1235 · 199,200,587,400.00元 · ₽0.0₆87',
    ],
  ])('in %s names every currency as its reader does', (language, expected) => {
    const values: readonly [number, WritableCurrency][] = [
      [8.7e-7, 'BTC'],
      [0.1234567, 'JPY'],
      [11_803.5, 'KRW'],
      [11_803.5, 'USD'],
      [8.7e-7, 'EUR'],
      [0.1234567, 'AUD'],
      [199_200_587_400, 'CNY'],
      [8.7e-7, 'RUB'],
    ]
    expect(values.map(([value, currency]) => textOf(value, currency, language)).join(' · ')).toBe(expected)
  })

  it.each<[string | number, WritableCurrency, string]>([
    [0.5, 'USD', '$0.50'],
    [1, 'USD', '$1.00'],
    [0.99996, 'USD', '$1.00'],
    [0.99994, 'USD', '$0.9999'],
    [87.526, 'JPY', '87.53円'],
    [99.994, 'JPY', '99.99円'],
    [99.996, 'JPY', '100円'],
    [99.996, 'USD', '$100.00'],
    [1.25, 'BTC', '1.25 BTC'],
    [1.23456, 'BTC', '1.2346 BTC'],
    [-11_803.5, 'USD', '−$11,803.50'],
    ['0.00', 'USD', '$0'],
  ])('of %s %s reads as %s', (value, currency, expected) => {
    expect(textOf(value, currency)).toBe(expected)
  })

  it('shows every digit on hover', () => {
    const price = formatPrice({ value: '0.000012345678', currency: 'USD', language: 'en' })
    expect(price).toEqual({ text: '$0.0₄1235', full: '$0.000012345678' })
  })

  it.each([null, undefined, '', NaN])('%s is -, in the table and on hover', (value) => {
    expect(formatPrice({ value, currency: 'JPY', language: 'ja' })).toEqual({ text: '-', full: '-' })
  })

  it('on hover is the very number, sign included', () => {
    fc.assert(
      fc.property(finite, kind, (value, how) => {
        const { text, full } = formatPrice({ value, ...how })
        const digits = full.replaceAll(/[^\d.]/g, '')
        expect(Number(digits)).toBe(Math.abs(value))
        expect([text, full].map((shown) => shown.startsWith('−'))).toEqual([value < 0, value < 0])
      }),
    )
  })

  it('never shows an exponent, NaN or infinity', () => {
    fc.assert(
      fc.property(fc.double(), kind, (value, how) => {
        const { text, full } = formatPrice({ value, ...how })
        expect(`${text} ${full}`).not.toMatch(/NaN|Infinity|undefined|∞|\d[eE]/)
      }),
    )
  })

  it('is the same for a number and for its text', () => {
    fc.assert(
      fc.property(fc.integer(), kind, (cents, how) => {
        const value = cents / 100
        expect(formatPrice({ value: `${value.toFixed(2)}0`, ...how })).toEqual(formatPrice({ value, ...how }))
      }),
    )
  })
})
