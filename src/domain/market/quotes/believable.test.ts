import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalsOf } from '../list/market-totals.ts'
import { believe } from './believable.ts'
import type { Quote, QuotedCoin } from './coin.ts'
import { isTradedCap } from './traded-cap.ts'

const now = Date.UTC(2026, 4, 1)
const plain: QuotedCoin = {
  coin: {
    id: 'a',
    symbol: 'A',
    name: 'A',
    logo: null,
    circulatingSupply: 1e6,
    totalSupply: null,
    maxSupply: null,
  },
  quote: {
    price: 2,
    volume24h: 5e5,
    marketCap: 2e6,
    high24h: 2.1,
    low24h: 1.9,
    change1h: 0,
    change24h: -4,
    change7d: 900,
    quotedAt: now - 1_000,
    source: 'coingecko',
    series: [1, 2],
  },
}
const stated = (quote: Partial<Quote>): QuotedCoin => ({ ...plain, quote: { ...plain.quote, ...quote } })
const cap = (marketCap: number, volume24h: number | null, source = 'coingecko') =>
  isTradedCap(stated({ marketCap, volume24h, source }).quote)

describe('a checked quote', () => {
  it('is the same object if everything is plausible', () => {
    expect(believe(plain, now)).toEqual({ believed: plain, disbelieved: [] })
    expect(believe(plain, now).believed).toBe(plain)
  })

  it('loses a price of 1e300 and a time in the year 2099; the rest stays', () => {
    const found = believe(stated({ price: 1e300, quotedAt: Date.UTC(2099, 0, 1), series: [1, 1e300] }), now)
    expect(found.believed.quote).toEqual({ ...plain.quote, price: null, quotedAt: null, series: [1] })
    expect(found.disbelieved.map(({ figure, why }) => [figure, why])).toEqual([
      ['price', 'bounds'],
      ['quotedAt', 'future'],
    ])
  })

  it('keeps a time five minutes ahead, but not one six minutes ahead', () => {
    const ahead = (minutes: number) =>
      believe(stated({ quotedAt: now + minutes * 60_000 }), now).believed.quote.quotedAt
    expect([ahead(5), ahead(6)]).toEqual([now + 300_000, null])
  })

  it('keeps a large market cap only if the coin is traded', () => {
    expect([cap(3.3e12, 12), cap(3.3e12, null), cap(8e9, 2e6), cap(9e8, 0)]).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(cap(8e9, null, 'import')).toBe(true)
  })

  it('has totals that are numbers, for any input', () => {
    const figure = fc.option(fc.double({ noNaN: true }), { nil: null })
    const quote = fc.record({ price: figure, marketCap: figure, volume24h: figure, change24h: figure })
    fc.assert(
      fc.property(fc.array(quote, { maxLength: 20 }), (quotes) => {
        const coins = quotes.map((input) => believe(stated(input), now).believed)
        const totals = totalsOf(coins)
        for (const value of Object.values(totals ?? {})) expect(Number.isFinite(value ?? 0)).toBe(true)
      }),
    )
  })
})
