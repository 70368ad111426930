import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuotedCoin } from '../quotes/coin.ts'
import { MarketList } from './market-list.ts'

type QuoteFigures = Partial<Pick<QuotedCoin['quote'], 'marketCap' | 'volume24h' | 'change24h' | 'quotedAt'>>

function quoted(id: string, input: QuoteFigures): QuotedCoin {
  const supplies = { circulatingSupply: null, totalSupply: null, maxSupply: null }
  const unknown = { price: null, volume24h: null, marketCap: null, high24h: null, low24h: null }
  const changes = { change1h: null, change24h: null, change7d: null }
  return {
    coin: { id, symbol: id, name: id, logo: null, ...supplies },
    quote: { ...unknown, ...changes, quotedAt: null, source: 'test', series: [], ...input },
  }
}

function totals(coins: Readonly<Record<string, QuoteFigures>>) {
  const list = new MarketList()
  list.put(Object.entries(coins).map(([id, input]) => quoted(id, input)))
  return list.totals
}

/** A plain reference implementation: one pass per figure. */
function naiveTotals(coins: readonly QuotedCoin[]) {
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0)
  const counted = coins.map(({ quote }) => quote).filter(({ marketCap }) => marketCap !== null)
  if (counted.length === 0) return undefined
  const compared = counted.filter(({ change24h }) => change24h !== null && change24h >= -90)
  const before = sum(
    compared.map(({ marketCap, change24h }) => (marketCap ?? 0) / (1 + (change24h ?? 0) / 100)),
  )
  const now = sum(compared.map((quote) => quote.marketCap))
  const marketCap = sum(counted.map((quote) => quote.marketCap))
  const bitcoin = coins.find(({ coin }) => coin.id === 'bitcoin')?.quote.marketCap ?? null
  const volumes = counted.map(({ volume24h }) => volume24h).filter((volume) => volume !== null)
  const times = coins.flatMap(({ quote }) => quote.quotedAt ?? [])
  return {
    coins: coins.length,
    counted: counted.length,
    marketCap,
    change24h: before > 0 ? (now / before - 1) * 100 : null,
    volume24h: volumes.length === 0 ? null : sum(volumes),
    bitcoinShare: bitcoin === null || marketCap === 0 ? null : (bitcoin / marketCap) * 100,
    gainers: counted.filter(({ change24h }) => (change24h ?? 0) > 0).length,
    losers: counted.filter(({ change24h }) => (change24h ?? 0) < 0).length,
    quotedAt: times.length === 0 ? null : Math.max(...times),
  }
}

const perhaps = (values: fc.Arbitrary<number>) => fc.option(values, { nil: null })
const input = fc.record({
  marketCap: perhaps(fc.integer({ min: 0, max: 1e12 })),
  volume24h: perhaps(fc.integer({ min: 0, max: 1e10 })),
  change24h: perhaps(fc.integer({ min: -100, max: 300 })),
  quotedAt: perhaps(fc.integer({ min: 0, max: 1e12 })),
})
const market = fc
  .uniqueArray(fc.constantFrom('bitcoin', 'a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map((id) => input.map((quote) => quoted(id, quote)))))

describe('the totals of the market', () => {
  it('are those of the last quotes of all coins, whatever changed on the way', () => {
    fc.assert(
      fc.property(fc.array(market, { minLength: 1, maxLength: 4 }), (changes) => {
        const list = new MarketList()
        for (const coins of changes) list.put(coins)
        const last = [...new Map(changes.flat().map((coin) => [coin.coin.id, coin])).values()]
        expect(list.totals).toEqual(naiveTotals(last))
      }),
    )
  })

  it('have not moved when one coin gained what another lost', () => {
    const found = totals({ up: { marketCap: 110, change24h: 10 }, down: { marketCap: 90, change24h: -10 } })
    expect(found).toMatchObject({ marketCap: 200, gainers: 1, losers: 1 })
    expect(found?.change24h).toBeCloseTo(0, 10)
  })

  it('count no coin without a market cap, not even its volume and its gain', () => {
    expect(
      totals({
        bitcoin: { marketCap: 60, volume24h: 5, change24h: 0 },
        other: { marketCap: 40, volume24h: 1, change24h: 0 },
        bare: { volume24h: 1000, change24h: 50, quotedAt: 9 },
      }),
    ).toEqual({
      coins: 3,
      counted: 2,
      marketCap: 100,
      change24h: 0,
      volume24h: 6,
      bitcoinShare: 60,
      gainers: 0,
      losers: 0,
      quotedAt: 9,
    })
  })

  it('leave out unknown figures', () => {
    expect(totals({ some: { marketCap: 1 } })).toMatchObject({
      change24h: null,
      volume24h: null,
      bitcoinShare: null,
      quotedAt: null,
    })
    expect(totals({ bare: { volume24h: 5 } })).toBeUndefined()
    expect(new MarketList().totals).toBeUndefined()
  })
})
