import { expect, it } from 'vitest'
import { valueHoldings, type HeldCoin } from './example-holdings.ts'

const holdings = [
  { id: 'bitcoin', amount: 0.5 },
  { id: 'ethereum', amount: 2 },
]
const bitcoin: HeldCoin = { id: 'bitcoin', price: 100, change: 25, series: [60, 80, 100] }
const ethereum: HeldCoin = { id: 'ethereum', price: 25, change: -50, series: [50, 40, 25] }

it('holdings come to the sum of what each is worth, with its share and the change of a day', () => {
  const { total, change, parts, week } = valueHoldings(holdings, [ethereum, bitcoin])
  expect(total).toBe(100)
  expect(parts.map(({ coin, value, share }) => [coin.id, value, share])).toEqual([
    ['bitcoin', 50, 50],
    ['ethereum', 50, 50],
  ])
  // 40 and 100 a day ago.
  expect(change).toBeCloseTo(-28.571, 3)
  expect(week).toEqual([130, 120, 100])
})

it('one price that nobody knows leaves the sum unknown, and every share', () => {
  const { total, change, parts } = valueHoldings(holdings, [bitcoin, { ...ethereum, price: null }])
  expect(total).toBeNull()
  expect(change).toBeNull()
  expect(parts.map(({ value, share }) => [value, share])).toEqual([
    [50, null],
    [null, null],
  ])
})

it('a change that nobody knows leaves the sum as it is', () => {
  const valued = valueHoldings(holdings, [bitcoin, { ...ethereum, change: null }])
  expect(valued.total).toBe(100)
  expect(valued.change).toBeNull()
})

it('weeks of different measure make no line', () => {
  expect(valueHoldings(holdings, [bitcoin, { ...ethereum, series: [50, 25] }]).week).toEqual([])
})

it('coins that nobody quotes are not held, and nothing comes to nothing that is known', () => {
  expect(valueHoldings(holdings, [])).toEqual({ total: null, change: null, parts: [], week: [] })
  expect(valueHoldings(holdings, [bitcoin]).parts).toHaveLength(1)
})
