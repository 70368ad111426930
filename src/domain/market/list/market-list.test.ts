import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuotedCoin } from '../quotes/coin.ts'
import { MarketList } from './market-list.ts'
import { defaultOrder, marketQueryOf, marketSorts, sortOrders, type MarketSort } from './market-query.ts'

function quoted(
  id: string,
  more: Partial<QuotedCoin['quote']> = {},
  names: { symbol?: string; name?: string } = {},
) {
  const { symbol = id.toUpperCase(), name = id } = names
  const supplies = { circulatingSupply: null, totalSupply: null, maxSupply: null }
  const unknown = { price: null, volume24h: null, marketCap: null, high24h: null, low24h: null }
  const changes = { change1h: null, change24h: null, change7d: null }
  return {
    coin: { id, symbol, name, logo: null, ...supplies },
    quote: { ...unknown, ...changes, quotedAt: 0, source: 'test', series: [], ...more },
  } satisfies QuotedCoin
}

function listOf(...coins: QuotedCoin[]): MarketList {
  const list = new MarketList()
  list.put(coins)
  return list
}

const idsOf = (list: MarketList, input: Parameters<typeof marketQueryOf>[0]) =>
  list.search(marketQueryOf(input)).coins.map(({ coin }) => coin.id)

const sortedBy = {
  price: 'price',
  change24h: 'change24h',
  high: 'high24h',
  low: 'low24h',
  volume: 'volume24h',
  cap: 'marketCap',
} as const satisfies Record<Exclude<MarketSort, 'name' | 'rank'>, keyof QuotedCoin['quote']>

const amount = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null })
const quotes = fc.record({
  price: amount,
  volume24h: amount,
  marketCap: amount,
  high24h: amount,
  low24h: amount,
  change24h: fc.option(fc.integer({ min: -3, max: 3 }), { nil: null }),
})
const market = fc
  .uniqueArray(fc.stringMatching(/^[a-d]{1,3}$/), { minLength: 1, maxLength: 30 })
  .chain((ids) => fc.tuple(...ids.map((id) => quotes.map((quote) => quoted(id, quote)))))

describe('the list of coins', () => {
  it('puts unknown values last in both directions, and is complete over its pages', () => {
    const sort = fc.constantFrom(...marketSorts.filter((one) => one !== 'name' && one !== 'rank'))
    fc.assert(
      fc.property(
        market,
        sort,
        fc.constantFrom(...sortOrders),
        fc.integer({ min: 1, max: 7 }),
        (coins, by, order, size) => {
          const list = listOf(...coins)
          const pages = Array.from({ length: Math.ceil(coins.length / size) }, (_, page) =>
            list.search(marketQueryOf({ sort: by, order, size, page: page + 1 })),
          )
          const found = pages.flatMap((page) => page.coins)
          expect(new Set(found.map(({ coin }) => coin.id)).size).toBe(coins.length)
          expect(pages.every(({ total }) => total === coins.length)).toBe(true)
          const values = found.map(({ quote }) => quote[sortedBy[by]])
          const known = values.filter((value) => value !== null)
          expect(values).toEqual([...known, ...values.filter((value) => value === null)])
          expect(known).toEqual(known.toSorted((a, b) => (order === 'asc' ? a - b : b - a)))
        },
      ),
    )
  })

  it('is the same after changes as one built from the result', () => {
    fc.assert(
      fc.property(
        fc.array(market, { minLength: 2, maxLength: 4 }),
        fc.constantFrom(...marketSorts),
        (changes, sort) => {
          const changed = new MarketList()
          for (const coins of changes) {
            changed.put(coins)
            // Reading the list makes it cache this order, which must not survive the next change.
            idsOf(changed, { sort })
          }
          const last = new Map(changes.flat().map((coin) => [coin.coin.id, coin]))
          const fresh = listOf(...last.values())
          for (const order of sortOrders)
            expect(idsOf(changed, { sort, order })).toEqual(idsOf(fresh, { sort, order }))
          for (const id of last.keys()) expect(changed.find(id)).toEqual(fresh.find(id))
        },
      ),
    )
  })

  it('ranks by market cap, and a coin without one has no rank', () => {
    const list = listOf(quoted('small', { marketCap: 1 }), quoted('none'), quoted('large', { marketCap: 9 }))
    const ranks = list.search(marketQueryOf({})).coins.map(({ coin, rank }) => [coin.id, rank])
    expect(ranks).toEqual([
      ['large', 1],
      ['small', 2],
      ['none', null],
    ])
    expect(idsOf(list, { order: 'desc' })).toEqual(['small', 'large', 'none'])
  })

  it('finds by name, symbol and id, whatever the width and the case', () => {
    const list = listOf(
      quoted('bit-coin', {}, { symbol: 'BTC', name: 'ビットコイン' }),
      quoted('cash', {}, { symbol: '$$$', name: 'Café Money' }),
    )
    const found = (q: string) => idsOf(list, { q })
    expect(found('ｂｔｃ')).toEqual(['bit-coin'])
    expect(found('ﾋﾞｯﾄ')).toEqual(['bit-coin'])
    expect(found('BIT-')).toEqual(['bit-coin'])
    expect(found('$$$')).toEqual(['cash'])
    expect(found('money  cafe')).toEqual(['cash'])
    expect(found('coincash')).toEqual([])
    expect(found('')).toHaveLength(2)
  })

  it('forgives one typo in a long Latin word, but only when nothing has the word as typed', () => {
    const list = listOf(
      quoted('bitcoin', {}, { name: 'Bitcoin', symbol: 'BTC' }),
      quoted('ethereum', {}, { name: 'Ethereum', symbol: 'ETH' }),
      quoted('ethereum-classic', {}, { name: 'Ethereum Classic', symbol: 'ETC' }),
      quoted('bitcon-net', {}, { name: 'Bitcon Net', symbol: 'BCN' }),
    )
    const found = (q: string) => idsOf(list, { q }).toSorted()
    expect(found('bitcon')).toEqual(['bitcon-net'])
    expect(found('bitcoim')).toEqual(['bitcoin'])
    expect(found('ethreum')).toEqual(['ethereum', 'ethereum-classic'])
    expect(found('ethreum clasic')).toEqual(['ethereum-classic'])
    expect(found('びっとこいん')).toEqual(['bitcoin'])
    expect(found('etc eherx')).toEqual([])
  })

  it('finds exactly the coins that have every word somewhere', () => {
    const letters = fc.stringMatching(/^[ab ]{0,4}$/)
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), letters, letters, (names, q, later) => {
        const coins = names.map((name, place) => quoted(`c${place}`, {}, { name, symbol: `S${place}` }))
        const list = listOf(...coins)
        const check = (known: readonly QuotedCoin[]) => {
          const words = q.split(' ').filter((word) => word !== '')
          const having = known.filter(({ coin: { name } }) => words.every((word) => name.includes(word)))
          expect(idsOf(list, { q }).toSorted()).toEqual(having.map(({ coin }) => coin.id).toSorted())
        }
        check(coins)
        const renamed = coins.map((coin, place) =>
          place === 0 ? quoted('c0', {}, { name: later, symbol: 'S0' }) : coin,
        )
        list.put(renamed.slice(0, 1))
        check(renamed)
      }),
    )
  })

  it('of a watchlist has only its coins, sorted as requested', () => {
    const list = listOf(
      quoted('a', { marketCap: 1 }),
      quoted('b', { marketCap: 2 }),
      quoted('c', { marketCap: 3 }),
    )
    expect(idsOf(list, { ids: 'a, c,zzz,a' })).toEqual(['c', 'a'])
    expect(idsOf(list, { ids: '' })).toEqual([])
    expect(idsOf(list, { ids: 'a,c', q: 'a' })).toEqual(['a'])
  })

  it('is empty past its end', () => {
    expect(listOf(quoted('a')).search(marketQueryOf({ page: 2 }))).toEqual({ coins: [], total: 1 })
  })
})

describe('a symbol', () => {
  it('means the coin of the highest market cap', () => {
    const list = listOf(
      quoted('one', { marketCap: 5 }, { symbol: 'BAT' }),
      quoted('two', { marketCap: 7 }, { symbol: 'BAT' }),
      quoted('three', {}, { symbol: 'BAT' }),
    )
    expect(list.findBySymbol('BAT')?.coin.id).toBe('two')
    list.put([quoted('one', { marketCap: 8 }, { symbol: 'BAT' })])
    expect(list.findBySymbol('bat')?.coin.id).toBe('one')
  })

  it('is released when its coin changes to another one', () => {
    const list = listOf(quoted('a', {}, { symbol: 'OLD' }))
    list.put([quoted('a', {}, { symbol: 'NEW' })])
    expect(list.findBySymbol('OLD')).toBeUndefined()
    expect(list.findBySymbol('NEW')?.coin.id).toBe('a')
  })

  it('is looked up as it is written before it is looked up in capitals', () => {
    const list = listOf(quoted('lower', {}, { symbol: 'BTBc' }), quoted('upper', {}, { symbol: 'BTBC' }))
    expect(list.findBySymbol('BTBc')?.coin.id).toBe('lower')
    expect(list.findBySymbol('btbc')?.coin.id).toBe('upper')
  })
})

it('ranks and names ascend and other columns descend by default', () => {
  expect(marketSorts.filter((sort) => defaultOrder(sort) === 'asc')).toEqual(['rank', 'name'])
  expect(marketQueryOf({ sort: 'price' }).order).toBe('desc')
  expect(marketQueryOf({ sort: 'price', order: 'asc' }).order).toBe('asc')
})

describe('a coin with a local name', () => {
  const list = listOf(
    quoted('bitcoin', { marketCap: 3 }, { symbol: 'BTC', name: 'Bitcoin' }),
    quoted('bitcoin-cash', { marketCap: 2 }, { symbol: 'BCH', name: 'Bitcoin Cash' }),
    quoted('ethereum', { marketCap: 1 }, { symbol: 'ETH', name: 'Ethereum' }),
  )

  it.each([
    ['ビットコイン', ['bitcoin', 'bitcoin-cash']],
    ['ﾋﾞｯﾄｺｲﾝ', ['bitcoin', 'bitcoin-cash']],
    ['비트코인 캐시', ['bitcoin-cash']],
    ['比特币', ['bitcoin', 'bitcoin-cash']],
    ['比特幣現金', ['bitcoin-cash']],
    ['以太幣', ['ethereum']],
    ['以太坊', ['ethereum']],
    ['イーサ', ['ethereum']],
    ['Bitcoin', ['bitcoin', 'bitcoin-cash']],
  ])('is found by %s', (q, ids) => {
    expect(idsOf(list, { q })).toEqual(ids)
  })
})
