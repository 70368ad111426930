import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  currencies,
  currencyOfLanguage,
  currencyStorageKey,
  defaultCurrency,
  readCurrency,
} from './currency.ts'

describe('currency of the visitor', () => {
  it('can be one of eight, yen by default', () => {
    expect(currencies).toEqual(['BTC', 'JPY', 'KRW', 'USD', 'EUR', 'AUD', 'CNY', 'RUB'])
    expect(defaultCurrency).toBe('JPY')
  })

  it('follows the language until one is chosen', () => {
    expect(currencyOfLanguage).toEqual({ ja: 'JPY', en: 'USD', ko: 'KRW', zh: 'CNY', in: 'IDR' })
  })

  it('is stored where earlier visits left it', () => {
    expect(currencyStorageKey).toBe('coin::currency')
  })

  it.each([...currencies])('a stored %s is taken', (currency) => {
    expect(readCurrency(currency)).toBe(currency)
  })

  it.each(['usd', 'IDR', 'DOGE', '', ' USD', 'constructor', null, undefined, 3])(
    'a stored %s is ignored',
    (stored) => {
      expect(readCurrency(stored)).toBeUndefined()
    },
  )

  it('is never an unknown one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.constantFrom(...currencies)), (stored) => {
        const isKnown = currencies.some((currency) => currency === stored)
        expect(readCurrency(stored)).toBe(isKnown ? stored : undefined)
      }),
    )
  })
})
