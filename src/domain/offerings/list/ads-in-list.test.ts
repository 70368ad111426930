import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adsBelowPickup, pickupAds, withAds } from './ads-in-list.ts'

const results = (count: number) => Array.from({ length: count }, (_, index) => index)
const shown = (count: number, ads: string[]) =>
  withAds(results(count), ads).map((cell) => (cell.kind === 'ad' ? cell.ad : cell.item))

describe('ads in a list', () => {
  it('follow the 4th and the 13th result', () => {
    expect(shown(15, ['A', 'B', 'C'])).toEqual([0, 1, 2, 3, 'A', 4, 5, 6, 7, 8, 9, 10, 11, 12, 'B', 13, 14])
  })

  it('end a list of exactly four results', () => {
    expect(shown(4, ['A', 'B'])).toEqual([0, 1, 2, 3, 'A'])
  })

  it('are left out of a shorter or empty list', () => {
    expect(shown(3, ['A'])).toEqual([0, 1, 2])
    expect(shown(0, ['A'])).toEqual([])
  })

  it('leave no gap when there are too few', () => {
    expect(shown(13, ['A'])).toHaveLength(14)
    expect(shown(13, [])).toEqual(results(13))
  })

  it('never change the order of the results', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.array(fc.string(), { maxLength: 7 }),
        (items, ads) => {
          const cells = withAds(items, ads)
          expect(cells.flatMap((cell) => (cell.kind === 'item' ? [cell.item] : []))).toEqual(items)
          const places = [4, 13].filter((place) => items.length >= place).length
          expect(cells.length - items.length).toBe(Math.min(ads.length, places))
        },
      ),
    )
  })

  it('of the list below the strip are those that the strip lacks, then its last ones', () => {
    expect(adsBelowPickup(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])).toEqual(['F', 'G'])
    expect(adsBelowPickup(['A', 'B', 'C', 'D', 'E', 'F'])).toEqual(['F', 'E'])
    expect(adsBelowPickup(['A', 'B'])).toEqual(['B', 'A'])
    expect(adsBelowPickup(['A'])).toEqual(['A'])
    expect(adsBelowPickup([])).toEqual([])
  })

  it('are at most five at the top of the home page', () => {
    expect(pickupAds(results(8))).toEqual([0, 1, 2, 3, 4])
    expect(pickupAds(['A'])).toEqual(['A'])
  })
})
