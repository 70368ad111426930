import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratedCurrencies, ratesIn, readRatedCurrency } from './exchange-rates.ts'

const worth = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
const values = fc
  .tuple(...ratedCurrencies.map(() => worth))
  .map((worths) =>
    Object.fromEntries(ratedCurrencies.map((currency, place) => [currency, worths[place] ?? 1])),
  )
const currency = fc.constantFrom(...ratedCurrencies)

describe('rates', () => {
  it('are the prices of one unit of each currency in the chosen one', () => {
    expect(ratesIn({ currency: 'JPY', values: { BTC: 50_000, USD: 1, JPY: 0.01 } })).toEqual({
      BTC: 5_000_000,
      USD: 100,
      JPY: 1,
    })
  })

  it('convert there and back to the same amount, also by way of a third currency', () => {
    fc.assert(
      fc.property(values, currency, currency, currency, (known, a, b, c) => {
        const rate = (of: typeof a, within: typeof a) =>
          ratesIn({ currency: within, values: known })?.[of] ?? 0
        expect(rate(a, b) * rate(b, a)).toBeCloseTo(1, 9)
        expect((rate(a, b) * rate(b, c)) / rate(a, c)).toBeCloseTo(1, 9)
        expect(rate(a, a)).toBe(1)
      }),
    )
  })

  it('leave out currencies without a known value; in such a currency there are no rates', () => {
    expect(ratesIn({ currency: 'USD', values: { USD: 1, RUB: 0 } })).toEqual({ USD: 1 })
    expect(ratesIn({ currency: 'RUB', values: { USD: 1 } })).toBeUndefined()
  })

  it('are known for nine currencies, in capitals or not', () => {
    expect(readRatedCurrency('jpy')).toBe('JPY')
    expect(readRatedCurrency('IDR')).toBe('IDR')
    expect(readRatedCurrency('XAU')).toBeUndefined()
    expect(readRatedCurrency('toString')).toBeUndefined()
  })
})
