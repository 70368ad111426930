import { expect, it } from 'vitest'
import { exampleHoldings, type QuotedCoin } from './example-holdings.ts'

const bitcoin: QuotedCoin = { id: 'bitcoin', price: 60_000, change: 25, series: [40_000, 50_000, 60_000] }
const ethereum: QuotedCoin = { id: 'ethereum', price: 3_000, change: -50, series: [6_000, 5_000, 3_000] }

it('the first coins are held in round amounts, with value, shares and daily change', () => {
  const { total, change, parts, week } = exampleHoldings([bitcoin, ethereum])
  expect(parts.map(({ coin, amount, value, share }) => [coin.id, amount, value, share])).toEqual([
    ['bitcoin', 0.05, 3_000, 50],
    ['ethereum', 1, 3_000, 50],
  ])
  expect(total).toBe(6_000)
  // A day ago the bitcoin was worth 2,400 (it has risen by 25 %) and the ether 6,000 (it has fallen by half).
  expect(change).toBeCloseTo((6_000 / 8_400 - 1) * 100, 9)
  expect(week).toEqual([8_000, 7_500, 6_000])
})

it.each([
  [0.000123, 20_000_000],
  [7.5, 500],
  [0.9, 5_000],
  [4_500, 1],
  [4_501, 0.5],
])('at %d dollars %d are held', (price, amount) => {
  expect(exampleHoldings([{ ...bitcoin, price }]).parts[0]?.amount).toBe(amount)
})

it('a coin without a price is left out, and no more than four are held', () => {
  const coins = [1, 2, 3, 4, 5, 6].map((place) => ({
    ...bitcoin,
    id: `coin-${place}`,
    price: place === 1 ? null : 10,
  }))
  expect(exampleHoldings(coins).parts.map(({ coin }) => coin.id)).toEqual([
    'coin-2',
    'coin-3',
    'coin-4',
    'coin-5',
  ])
})

it('an unknown change of one coin makes the total change unknown, but not the total', () => {
  const held = exampleHoldings([bitcoin, { ...ethereum, change: null }])
  expect(held.total).toBe(6_000)
  expect(held.change).toBeNull()
})

it('series of different lengths make no line', () => {
  expect(exampleHoldings([bitcoin, { ...ethereum, series: [50, 25] }]).week).toEqual([])
})

it('a market without coins gives an empty portfolio without a total', () => {
  expect(exampleHoldings([])).toEqual({ total: null, change: null, parts: [], week: [] })
})
