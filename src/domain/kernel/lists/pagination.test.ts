import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paginate } from './pagination.ts'

const pages = (page: number, last: number) => paginate({ page, total: last * 20, perPage: 20 }).iter_pages

const pageOfList = fc.record({
  page: fc.integer({ min: 1, max: 60 }),
  total: fc.integer({ min: 0, max: 900 }),
  perPage: fc.constantFrom(10, 20, 100),
})

const isNumber = (page: number | null) => page !== null

describe('pager', () => {
  it.each([
    [6, 20, [1, null, 4, 5, 6, 7, 8, null, 20]],
    [1, 20, [1, 2, 3, null, 20]],
    [5, 20, [1, 2, 3, 4, 5, 6, 7, null, 20]],
    [16, 20, [1, null, 14, 15, 16, 17, 18, 19, 20]],
    [20, 20, [1, null, 18, 19, 20]],
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
  ])('on page %i of %i shows %j', (page, last, expected) => {
    expect(pages(page, last)).toEqual(expected)
  })

  it('has the names of the wire format', () => {
    expect(paginate({ page: 2, total: 41, perPage: 20 })).toEqual({
      page: 2,
      total: 41,
      per_page: 20,
      iter_pages: [1, 2, 3],
    })
  })

  it('an empty list has one page', () => {
    expect(paginate({ page: 1, total: 0, perPage: 20 }).iter_pages).toEqual([1])
  })

  it('a page past the end is kept, and the pager stands at the last page', () => {
    const { page, iter_pages } = paginate({ page: 99, total: 400, perPage: 20 })
    expect(page).toBe(99)
    expect(iter_pages).toEqual([1, null, 18, 19, 20])
  })

  it.each([
    [0, 1],
    [-3, 1],
    [2.7, 2],
    [NaN, 1],
    [Infinity, 1],
  ])('page %d counts as page %d', (requested, expected) => {
    expect(paginate({ page: requested, total: 400, perPage: 20 }).page).toBe(expected)
  })

  it('begins at the first page, ends at the last, and holds the current one with two around it', () => {
    fc.assert(
      fc.property(pageOfList, (args) => {
        const last = Math.max(1, Math.ceil(args.total / args.perPage))
        const current = Math.min(args.page, last)
        const shown = paginate(args).iter_pages
        const around = [-2, -1, 0, 1, 2].map((offset) => current + offset)
        expect([shown[0], shown.at(-1)]).toEqual([1, last])
        expect(shown).toEqual(expect.arrayContaining(around.filter((page) => page >= 1 && page <= last)))
      }),
    )
  })

  it('has ascending numbers, and each gap hides two pages or more', () => {
    fc.assert(
      fc.property(pageOfList, (args) => {
        const shown = paginate(args).iter_pages
        const numbers = shown.filter(isNumber)
        const gaps = numbers.slice(1).map((page, index) => page - (numbers[index] ?? 0))
        expect(gaps.every((gap) => gap === 1 || gap > 2)).toBe(true)
        expect(shown.length - numbers.length).toBe(gaps.filter((gap) => gap > 2).length)
        expect(shown.some((page, index) => page === null && shown[index + 1] === null)).toBe(false)
      }),
    )
  })
})
