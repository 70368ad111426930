import { expect, it } from 'vitest'
import { minute } from '../../kernel/time/durations.ts'
import { freshPrice } from './fresh-price.ts'

const now = Date.UTC(2026, 10, 17, 12)
const rates = { values: { JPY: 0.01 }, quotedAt: now }
const priceAt = (quotedAt: number | null, ratesAt = now, currency: 'USD' | 'JPY' | 'KRW' = 'JPY') =>
  freshPrice({ quote: { price: 50, quotedAt }, rates: { ...rates, quotedAt: ratesAt }, currency, now })

it('a current price is used in any currency with a known rate', () => {
  expect(priceAt(now)).toBe(5_000)
  expect(priceAt(now, now, 'USD')).toBe(50)
  expect(priceAt(now, now, 'KRW')).toBeUndefined()
})

it('a stale price, one in the future and one without a time are not used', () => {
  expect(priceAt(now - 10 * minute)).toBe(5_000)
  expect(priceAt(now - 10 * minute - 1)).toBeUndefined()
  expect(priceAt(now + 6 * minute)).toBeUndefined()
  expect(priceAt(null)).toBeUndefined()
})

it('stale rates prevent prices in other currencies than dollars', () => {
  expect(priceAt(now, now - 11 * minute)).toBeUndefined()
  expect(priceAt(now, now + 6 * minute)).toBeUndefined()
  expect(priceAt(now, now - 11 * minute, 'USD')).toBe(50)
})
