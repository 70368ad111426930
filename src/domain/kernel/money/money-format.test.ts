import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../site/language.ts'
import { currencies, type WritableCurrency } from './currency.ts'
import { abbreviateMoney } from './money-format.ts'

const money = fc.record({
  currency: fc.constantFrom<WritableCurrency[]>(...currencies, 'IDR'),
  language: fc.constantFrom(...languages),
})
const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }),
  fc.integer({ min: -10_000, max: 10_000 }).map((value) => value * 99.99),
)

const powers: Record<string, number> = {
  K: 3,
  M: 6,
  B: 9,
  T: 12,
  万: 4,
  만: 4,
  億: 8,
  억: 8,
  亿: 8,
  兆: 12,
  조: 12,
  万亿: 12,
}

function understand(text: string): number {
  const { digits = '', unit = '' } =
    /(?<digits>[\d,]+(?:\.\d+)?)(?<unit>万亿|[KMBT万億兆만억조亿])?/.exec(text)?.groups ?? {}
  const size = Number(digits.replaceAll(',', '')) * 10 ** (powers[unit] ?? 0)
  return text.startsWith('−') ? -size : size
}

describe('abbreviated money', () => {
  it.each<[string | number, WritableCurrency, Language, string]>([
    [14_820_000, 'JPY', 'ja', '1,482万円'],
    [14_820_000, 'KRW', 'ko', '1,482만원'],
    [678_000, 'CNY', 'zh', '67.8万元'],
    [14_820_000, 'JPY', 'en', '¥14.8M'],
    [1_200_000, 'KRW', 'en', '₩1.2M'],
    [4_210_000, 'USD', 'ja', '$4.21M'],
    [4_210_000, 'USD', 'en', '$4.21M'],
    [-4_210_000, 'USD', 'zh', '−$4.21M'],
    [199_200_587_400, 'JPY', 'ja', '1,992億円'],
    [199_200_587_400, 'JPY', 'ko', '1,992억엔'],
    [199_200_587_400, 'CNY', 'zh', '1,992亿元'],
    [3_100_000_000_000, 'CNY', 'zh', '3.1万亿元'],
    [3_100_000_000_000, 'USD', 'ko', '$3.1T'],
    [199_200_587_400, 'IDR', 'ja', 'Rp199B'],
    ['123456789012345678901', 'JPY', 'ja', '123,456,789兆円'],
    [12_345, 'BTC', 'ja', '1.23万 BTC'],
    [652_000, 'BTC', 'ko', '65.2만 BTC'],
    [652_000, 'BTC', 'zh', '65.2万 BTC'],
    [652_000, 'BTC', 'en', '652K BTC'],
    [11_803.5, 'EUR', 'ja', '€11.8K'],
    [9_999, 'JPY', 'ja', '9,999円'],
    [0.1234567, 'USD', 'en', '$0.123'],
    [8.7e-7, 'BTC', 'en', '0.0₆87 BTC'],
    [0, 'JPY', 'ja', '0円'],
  ])('%d of %s reads in %s as %s', (value, currency, language, expected) => {
    expect(abbreviateMoney({ value, currency, language })).toBe(expected)
  })

  it.each<[number, WritableCurrency, string]>([
    [999.4, 'USD', '$999'],
    [999.5, 'USD', '$1K'],
    [999_999, 'USD', '$1M'],
    [999_999_999, 'USD', '$1B'],
    [9_999.5, 'JPY', '1万円'],
    [99_994_999, 'JPY', '9,999万円'],
    [99_995_000, 'JPY', '1億円'],
    [9.996, 'USD', '$10'],
    [99.96, 'USD', '$100'],
  ])('%d of %s rounds to %s, in the unit that it reaches', (value, currency, expected) => {
    expect(abbreviateMoney({ value, currency, language: 'ja' })).toBe(expected)
  })

  it.each([null, undefined, '', NaN, 'TBA'])('%s is -, never 0', (value) => {
    expect(abbreviateMoney({ value, currency: 'USD', language: 'ja' })).toBe('-')
  })

  it('never shows an exponent, NaN, infinity or undefined', () => {
    const written = /^−?(¥|₩|CN¥|\$|€|A\$|₽|Rp)?[\d,.₀-₉]+(万亿|[KMBT万億兆만억조亿])?( BTC|\D{1,3})?$/
    const foreign = /NaN|Infinity|undefined|\de/
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), money, (value, kind) => {
        const text = abbreviateMoney({ value, ...kind })
        expect(text).toMatch(written)
        expect(text).not.toMatch(foreign)
      }),
    )
  })

  it('stays within half a percent of the value and keeps its sign', () => {
    fc.assert(
      fc.property(finite, money, (value, kind) => {
        fc.pre(Math.abs(value) >= 1)
        expect(understand(abbreviateMoney({ value, ...kind })) / value).toBeCloseTo(1, 2)
      }),
    )
  })

  it('more money never reads as less', () => {
    const step = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(finite, step, money, (value, more, kind) => {
        fc.pre(Math.abs(value) >= 1)
        const larger = value + Math.abs(value) * more
        fc.pre(Math.abs(larger) >= 1)
        const less = understand(abbreviateMoney({ value, ...kind }))
        expect(understand(abbreviateMoney({ value: larger, ...kind }))).toBeGreaterThanOrEqual(less)
      }),
    )
  })

  it('is the same for a number and for its text', () => {
    fc.assert(
      fc.property(fc.integer(), money, (value, kind) => {
        const asText = abbreviateMoney({ value: `${value}.000`, ...kind })
        expect(abbreviateMoney({ value, ...kind })).toBe(asText)
      }),
    )
  })
})
