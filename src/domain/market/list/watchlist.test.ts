import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxIds } from './market-query.ts'
import { isSameWatchlist, readWatchlist, toggleWatched } from './watchlist.ts'

describe('a watchlist', () => {
  it.each([
    [null, []],
    ['', []],
    [' bitcoin , ethereum ', ['bitcoin', 'ethereum']],
    ['bitcoin,bitcoin', ['bitcoin']],
    ['Bitcoin,../etc,<script>,ok-coin', ['ok-coin']],
  ])('kept as %j is %j', (text, ids) => {
    expect(readWatchlist(text)).toEqual(ids)
  })

  it('takes no more than a page could ask for', () => {
    const many = Array.from({ length: maxIds + 50 }, (_, place) => `coin${place}`)
    expect(readWatchlist(many.join(','))).toHaveLength(maxIds)
    expect(toggleWatched(many.slice(0, maxIds), 'another')).toHaveLength(maxIds)
  })

  it('is unchanged after a star is pressed twice', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 20 })
    fc.assert(
      fc.property(ids, fc.stringMatching(/^[a-z]{7}$/), (watched, id) => {
        expect(toggleWatched(toggleWatched(watched, id), id)).toEqual(watched)
      }),
    )
  })

  it('is equal to itself in another order, and different with one more coin', () => {
    expect(isSameWatchlist(['a', 'b'], ['b', 'a'])).toBe(true)
    expect(isSameWatchlist(['a', 'b'], ['a'])).toBe(false)
    expect(isSameWatchlist(['a'], ['b'])).toBe(false)
    expect(isSameWatchlist([], [])).toBe(true)
  })
})
