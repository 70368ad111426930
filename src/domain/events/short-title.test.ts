import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortTitle } from './short-title.ts'

describe('the title of an event in a small place', () => {
  it.each([
    ['ABJ', 'ABJCoin ($ABJ) - Shopping App Release', 'ABJ', 'Shopping App Release'],
    ['KORE', 'Kore (KORE): New wallet', 'KORE', 'New wallet'],
    ['BTC', 'BTC: First letter', 'BTC', 'First letter'],
    ['BTC', '$BTC Crypto Trade', 'BTC', 'Crypto Trade'],
    ['btc', 'Listing on KuCoin', 'btc', 'Listing on KuCoin'],
    ['HNG', 'ヒノデの説明会', 'HNG', 'ヒノデの説明会'],
    ['BTC', 'BTCのソフトフォーク', null, 'BTCのソフトフォーク'],
    ['GAON', 'Swap of old GAON for new GAON', null, 'Swap of old GAON for new GAON'],
    ['KORE', 'Listing of Kore (KORE) on Tsukuyo', null, 'Listing of Kore (KORE) on Tsukuyo'],
    ['BTC', 'Kazahana Exchange opens BTC trading', 'BTC', 'Kazahana Exchange opens BTC trading'],
    ['BTC', 'BTC', null, 'BTC'],
    ['ACT', 'Activity week', 'ACT', 'Activity week'],
    ['A.B', 'AxB meets A.B', null, 'AxB meets A.B'],
    ['$', '$ day', '$', 'day'],
  ])('of %s, %s: %s %s', (token, title, symbol, text) => {
    expect(shortTitle({ title, token })).toEqual({ symbol, text })
  })

  it('is a part of the whole title, and never empty', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (title, token) => {
        const { text } = shortTitle({ title, token })
        expect(title).toContain(text)
        expect(text === '').toBe(title.trim() === '')
      }),
    )
  })
})
