import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coinsToMoney, moneyToCoins } from './converter.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))

describe('the converter', () => {
  it.each([
    ['1', 118_321.93, 'USD', '118,321.93'],
    ['0.25', 118_321.93, 'USD', '29,580.48'],
    ['０．５', 100, 'USD', '50'],
    ['1,000', 2, 'EUR', '2,000'],
    ['2', 11_832_193.4, 'JPY', '23,664,387'],
    ['1', 0.0000123456789, 'USD', '0.0000123457'],
    ['3', 0.5, 'BTC', '1.5'],
    ['12345678901234567890', 1, 'USD', '12,345,678,901,234,567,890'],
  ] as const)('%s coins at %d are %s %s', (amount, price, currency, money) => {
    expect(coinsToMoney({ amount, price, currency })).toBe(money)
  })

  it.each([
    ['100', 50, '2'],
    ['1', 3, '0.33333333'],
    ['1', 118_321.93, '0.00000845152'],
    ['10', 0.0000004, '25,000,000'],
  ])('%s of money buys, at %d, %s coins', (amount, price, coins) => {
    expect(moneyToCoins({ amount, price, currency: 'USD' })).toBe(coins)
  })

  it.each(['', 'a', '-1', '1e9', '1.2.3', '9'.repeat(50)])('%j is no amount', (amount) => {
    expect(coinsToMoney({ amount, price: 2, currency: 'USD' })).toBeUndefined()
    expect(moneyToCoins({ amount, price: 2, currency: 'USD' })).toBeUndefined()
  })

  it('gives no result without a price', () => {
    expect(coinsToMoney({ amount: '1', price: null, currency: 'USD' })).toBeUndefined()
    expect(moneyToCoins({ amount: '1', price: null, currency: 'USD' })).toBeUndefined()
    expect(moneyToCoins({ amount: '1', price: 0, currency: 'USD' })).toBeUndefined()
  })

  it('comes back to what it started from', () => {
    const price = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), price, (amount, one) => {
        const money = coinsToMoney({ amount: String(amount), price: one, currency: 'BTC' }) ?? ''
        const back = plain(moneyToCoins({ amount: money, price: one, currency: 'BTC' }))
        expect(back / amount).toBeCloseTo(1, 2)
      }),
    )
  })
})
