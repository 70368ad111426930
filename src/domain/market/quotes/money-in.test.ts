import { expect, test } from 'vitest'
import { moneyIn, writableIn } from './money-in.ts'

const rates = { JPY: 0.0067, BTC: 64_000, USD: 1 }

test('dollars are divided by the rate, without floating-point noise', () => {
  expect(moneyIn({ usd: 67, currency: 'JPY', rates })).toBe(10_000)
  expect(moneyIn({ usd: 32_000, currency: 'BTC', rates })).toBe(0.5)
  expect(moneyIn({ usd: 0.1 + 0.2, currency: 'USD', rates: {} })).toBe(0.3)
})

test('an unknown price or an unknown rate is unknown money', () => {
  expect(moneyIn({ usd: null, currency: 'JPY', rates })).toBeNull()
  expect(moneyIn({ usd: 1, currency: 'EUR', rates })).toBeNull()
  expect(moneyIn({ usd: 1, currency: 'EUR', rates: { EUR: 0 } })).toBeNull()
})

test('a currency without a known rate falls back to dollars', () => {
  expect(writableIn('JPY', rates)).toBe('JPY')
  expect(writableIn('EUR', rates)).toBe('USD')
})
