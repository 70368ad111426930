import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billingCurrencies, maxAmount, writeAmount } from './amount.ts'
import { billOf } from './bill.ts'
import { couponFault, maxHeldPerCaller, readCouponCode, type Coupon } from './coupon.ts'

const price = fc.integer({ min: 1, max: maxAmount })
const currency = fc.constantFrom(...billingCurrencies)

describe('a bill', () => {
  it('has whole units, is never negative, and has no more tax than its total', () => {
    const coupon = fc.oneof(
      fc.constant(null),
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), amounts: fc.constant(null) }),
      fc.record({
        percent: fc.constant(null),
        amounts: fc.record({ JPY: price, USD: price, KRW: price, CNY: price }),
      }),
    )
    fc.assert(
      fc.property(fc.record({ price, currency, coupon }), (billed) => {
        const { discount, total, tax } = billOf(billed)
        expect(discount + total).toBe(billed.price)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(discount) && discount >= 0).toBe(true)
        expect((tax?.included ?? 0) * 11).toBeLessThanOrEqual(total)
      }),
    )
  })

  it('rounds the discount in the buyer’s favour', () => {
    const percent = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(price, currency, percent, (whole, of, share) => {
        const coupon = { percent: share, amounts: null }
        const { discount } = billOf({ price: whole, currency: of, coupon })
        expect(discount * 100).toBeGreaterThanOrEqual(whole * share)
        expect((discount - 1) * 100).toBeLessThan(whole * share)
      }),
    )
  })

  it('matches the examples', () => {
    const coupon = { percent: 20, amounts: null }
    expect(billOf({ price: 583, currency: 'JPY', coupon })).toMatchObject({ discount: 117, total: 466 })
    expect(billOf({ price: 580, currency: 'JPY', coupon: null }).tax).toEqual({ percent: 10, included: 52 })
    const whole = { percent: null, amounts: { JPY: 9_999 } }
    expect(billOf({ price: 580, currency: 'JPY', coupon: whole })).toMatchObject({ discount: 580, total: 0 })
  })

  it.each([
    [{ minor: 580, currency: 'JPY', language: 'ja' }, '580円'],
    [{ minor: 400, currency: 'USD', language: 'en' }, '$4.00'],
    [{ minor: 399, currency: 'USD', language: 'ja' }, '$3.99'],
    [{ minor: 55_000, currency: 'KRW', language: 'ko' }, '55,000원'],
    [{ minor: 2_800, currency: 'CNY', language: 'zh' }, '28.00元'],
    [{ minor: 5, currency: 'USD', language: 'en' }, '$0.05'],
  ] as const)('%j is written %s', (amount, text) => {
    expect(writeAmount(amount)).toBe(text)
  })
})

describe('a coupon', () => {
  const coupon: Coupon = {
    code: 'A-1',
    percent: null,
    amounts: { JPY: 100 },
    planIds: ['yearly'],
    maxUses: 2,
    endsAt: 1_000,
  }
  const wanted = {
    planId: 'yearly',
    currency: 'JPY',
    total: 50,
    minimumTotal: 50,
    now: 999,
    uses: 1,
    isUsedByMailbox: false,
    heldByCaller: 0,
  } as const

  it.each([
    [{}, undefined],
    [{ now: 1_000 }, 'coupon_expired'],
    [{ planId: 'monthly' }, 'coupon_other_plan'],
    [{ currency: 'USD' }, 'coupon_other_currency'],
    [{ total: 49 }, 'coupon_total_too_small'],
    [{ total: 0 }, undefined],
    [{ uses: 2 }, 'coupon_used_up'],
    [{ isUsedByMailbox: true }, 'coupon_used_up'],
    [{ heldByCaller: maxHeldPerCaller - 1 }, undefined],
    [{ heldByCaller: maxHeldPerCaller }, 'coupon_held'],
  ] as const)('wanted with %j: %s', (change, fault) => {
    expect(couponFault(coupon, { ...wanted, ...change })).toBe(fault)
  })

  it('is recognised in any spelling', () => {
    expect(readCouponCode('　spring２０ ')).toBe('SPRING20')
    for (const text of ['', 'ab', 'a b c', 'x'.repeat(41), "A';--", 7])
      expect(readCouponCode(text)).toBeUndefined()
  })
})
