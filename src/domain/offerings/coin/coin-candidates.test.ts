import { describe, expect, it } from 'vitest'
import { coinReasonsOf, decideCoin } from './coin-candidates.ts'

const sale = {
  name: 'Acme',
  symbol: 'ACM',
  url: 'https://www.acme.example/en',
  coin_id: null,
  coin_claim: null,
}
const coin = { id: 'acme', name: 'Acme', symbol: 'acm', website: null }
const judge = (ofSale: Partial<typeof sale> | object, ofCoin: object = {}) => {
  const pair = { sale: { ...sale, ...ofSale }, coin: { ...coin, ...ofCoin } }
  return [decideCoin(pair), ...coinReasonsOf(pair)]
}

describe('a sale and a coin', () => {
  it.each([
    [{}, {}, ['likely', 'same_symbol', 'same_name']],
    [{ name: 'XRP20', symbol: 'XRP' }, { name: 'XRP', symbol: 'XRP' }, ['unlikely', 'same_symbol']],
    [
      { name: 'Bee Cashback', symbol: 'BCH' },
      { name: 'Bitcoin Cash', symbol: 'BCH' },
      ['unlikely', 'same_symbol'],
    ],
    [{ name: 'The Acme Token' }, {}, ['possible', 'same_symbol', 'similar_name']],
    [{ name: 'ACMÉ' }, {}, ['likely', 'same_symbol', 'same_name']],
    [{ symbol: null }, {}, ['possible', 'same_name']],
    [{ name: 'Beta' }, { website: 'http://acme.example' }, ['likely', 'same_symbol', 'same_website']],
    [{ name: 'Token' }, { name: 'Coin' }, ['unlikely', 'same_symbol']],
    [{ coin_id: 'acme' }, {}, ['linked', 'same_symbol', 'same_name']],
    [{ coin_claim: 'acme' }, {}, ['claimed', 'same_symbol', 'same_name']],
    [{ coin_id: 'other' }, {}, ['elsewhere', 'same_symbol', 'same_name']],
  ])('%j and %j', (ofSale, ofCoin, expected) => {
    expect(judge(ofSale, ofCoin)).toEqual(expected)
  })

  it('share nothing by a page on the same platform', () => {
    const medium = 'https://medium.com/acme'
    expect(judge({ name: 'Beta', url: medium }, { website: medium })).toEqual(['unlikely', 'same_symbol'])
  })
})
