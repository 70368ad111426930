import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from '../../kernel/money/currency.ts'
import { readMarketView, sortedBy, writeMarketView, type MarketView } from './market-address.ts'
import { marketSorts, sortOrders } from './market-query.ts'

const read = (query: string) => readMarketView(new URLSearchParams(query))
const defaults: MarketView = {
  q: '',
  page: 1,
  sort: 'rank',
  order: 'asc',
  size: 100,
  ids: undefined,
  currency: undefined,
}

describe('the address of the list of coins', () => {
  it('leaves out default values', () => {
    expect(read('')).toEqual(defaults)
    expect(writeMarketView(defaults).toString()).toBe('')
    expect(writeMarketView(read('sort=volume&order=desc&page=1')).toString()).toBe('sort=volume')
  })

  it.each([
    'sort=colour',
    'order=up',
    'page=0',
    'page=1.5',
    'page=x',
    'page=9999999999',
    'size=0',
    'size=101',
    'size=2.5',
    'currency=yen',
  ])('%s is passed over', (query) => {
    expect(read(query)).toEqual(defaults)
  })

  it('distinguishes an empty watchlist from no watchlist', () => {
    expect(read('ids=').ids).toEqual([])
    expect(writeMarketView(read('ids=')).toString()).toBe('ids=')
    expect(read('ids=bitcoin,ETHEREUM,,bitcoin').ids).toEqual(['bitcoin'])
  })

  it('is read as it was written', () => {
    const view = fc.record({
      q: fc.stringMatching(/^[a-z]{0,12}$/),
      page: fc.integer({ min: 1, max: 500 }),
      sort: fc.constantFrom(...marketSorts),
      order: fc.constantFrom(...sortOrders),
      size: fc.integer({ min: 1, max: 100 }),
      ids: fc.option(fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z]{1,5})?$/)), { nil: undefined }),
      currency: fc.option(fc.constantFrom(...currencies), { nil: undefined }),
    })
    fc.assert(
      fc.property(view, (requested) => {
        expect(readMarketView(writeMarketView(requested))).toEqual(requested)
      }),
    )
  })
})

describe('a heading of the table', () => {
  it('sorts in the usual order of its column, and turns it round when pressed again', () => {
    const byPrice = sortedBy({ ...defaults, page: 3 }, 'price')
    expect(byPrice).toEqual({ ...defaults, sort: 'price', order: 'desc' })
    expect(sortedBy(byPrice, 'price').order).toBe('asc')
    expect(sortedBy(sortedBy(byPrice, 'price'), 'price').order).toBe('desc')
    expect(sortedBy(byPrice, 'name').order).toBe('asc')
  })

  it('keeps the search, the watchlist and the currency', () => {
    const view = read('q=bit&ids=bitcoin&currency=EUR')
    expect(sortedBy(view, 'cap')).toMatchObject({ q: 'bit', ids: ['bitcoin'], currency: 'EUR' })
  })
})
