import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlug, readPageNumber } from './post.ts'

describe('the page number of a list', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['99999', 99_999],
  ])('is the requested one: %s', (text, page) => {
    expect(readPageNumber(text)).toBe(page)
  })

  it.each([null, '', '0', '-1', '01', '1.5', '1e3', ' 2', '2 ', '２', 'two', '100000', 'NaN', '2\n'])(
    'is 1 for the text %j',
    (text) => {
      expect(readPageNumber(text)).toBe(1)
    },
  )

  it('is a valid page for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
        const page = readPageNumber(text)
        expect(Number.isInteger(page) && page >= 1 && page <= 100_000).toBe(true)
      }),
    )
  })
})

describe('the slug of a post', () => {
  it.each(['a', '2026', 'lock-ups', 'a-1-b', 'x'.repeat(120)])('may be %s', (slug) => {
    expect(isSlug(slug)).toBe(true)
  })

  it.each([
    '',
    'Lock-ups',
    '-a',
    'a-',
    'a--b',
    'a_b',
    'a b',
    'a/b',
    'a.b',
    'a\n',
    '記事',
    'é',
    'x'.repeat(121),
    1,
    null,
    ['a'],
  ])('is never %j', (slug) => {
    expect(isSlug(slug)).toBe(false)
  })
})
