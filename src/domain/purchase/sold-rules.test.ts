import { describe, expect, it } from 'vitest'
import { readCoupon } from './coupon-rules.ts'
import { readLicenceCode, writeLicenceCode } from './licence-code.ts'
import { readPlan } from './plan-rules.ts'
import { periodEnd } from './plan.ts'

const plan = {
  plan_id: 'monthly',
  interval: 'month',
  names: { ja: '月', en: 'M', ko: '월', zh: '月' },
  prices: { JPY: 580 },
}
const faults = (reading: object) =>
  'errors' in reading
    ? (reading.errors as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`)
    : []

describe('a row', () => {
  it('of a plan is read unchanged', () => {
    expect(readPlan(plan)).toMatchObject({ content: { planId: 'monthly', isSold: true } })
  })

  it.each([
    [{ prices: { JPY: -580 } }, ['prices.JPY not_an_amount', 'prices required']],
    [{ prices: { JPY: 0, USD: 399 } }, ['prices.JPY not_an_amount']],
    [{ prices: { USD: 3.99 } }, ['prices.USD not_an_amount', 'prices required']],
    [{ prices: { BTC: 1, JPY: 50 } }, ['prices.BTC unknown_coin']],
    [{ prices: undefined }, ['prices required']],
    [{ plan_id: 'A plan' }, ['plan_id not_an_id']],
    [{ prices: { JPY: 49, USD: 50, KRW: 999 } }, ['prices.JPY below_minimum', 'prices.KRW below_minimum']],
    [{ interval: 'week' }, ['interval not_a_kind']],
    [{ names: { ja: '月' } }, ['names.en required', 'names.ko required', 'names.zh required']],
  ])('of a plan with %j is refused', (change, expected) => {
    expect(faults(readPlan({ ...plan, ...change }))).toEqual(expected)
  })

  it.each([
    [{ code: 'AB', percent: 10 }, ['code not_an_id']],
    [{ code: 'ABC' }, ['percent required']],
    [{ code: 'ABC', percent: 10, amounts: { JPY: 1 } }, ['amounts too_many']],
    [{ code: 'ABC', percent: 101 }, ['percent not_a_number']],
    [{ code: 'ABC', percent: -5 }, ['percent not_a_number']],
    [{ code: 'ABC', amounts: { JPY: -5 } }, ['amounts.JPY not_an_amount', 'amounts required']],
    [{ code: 'ABC', percent: 5, ends_at: 'soon' }, ['ends_at not_a_date']],
    [{ code: 'ABC', percent: 5, most_uses: -1 }, ['most_uses not_a_number']],
  ])('of a coupon %j is refused', (row, expected) => {
    expect(faults(readCoupon(row))).toEqual(expected)
  })
})

it.each([
  ['2026-01-31T10:00:00Z', 'month', '2026-02-28T10:00:00.000Z'],
  ['2026-11-17T10:00:00Z', 'month', '2026-12-17T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', 'year', '2029-02-28T10:00:00.000Z'],
] as const)('what begins at %s and lasts a %s ends at %s', (from, interval, end) => {
  expect(new Date(periodEnd({ from: Date.parse(from), interval })).toISOString()).toBe(end)
})

it('periods are counted from the first day, so a short month moves no later one', () => {
  const from = Date.parse('2027-01-31T10:00:00Z')
  const ends = [1, 2, 3, 13].map((periods) => periodEnd({ from, interval: 'month', periods }))
  expect(ends.map((end) => new Date(end).toISOString().slice(0, 10))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2028-02-29',
  ])
})

it('a licence code is recognised in any spelling', () => {
  const code = writeLicenceCode(Uint8Array.from({ length: 25 }, (_, place) => place))
  expect(code).toBe('01234-56789-ABCDE-FGHJK-MNPQR')
  expect(readLicenceCode(' oi234 56789 abcde fghjk mnpqr')).toBe(code.replaceAll('-', ''))
  expect(readLicenceCode(code.slice(1))).toBeUndefined()
})
