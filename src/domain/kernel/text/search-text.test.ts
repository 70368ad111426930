import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanSearchText, cutSearchText, isSearchTextTooLong } from './search-text.ts'

const clean = (typed: string) => cutSearchText(cleanSearchText(typed))

describe('search text', () => {
  it.each([
    ['  bit\n coin\t', 'bit coin'],
    ['か\u3099', 'が'],
    ['\uD83Da\uDE00', 'a'],
    ['😀', '😀'],
    ['a\u0000\u0007b', 'ab'],
    ['a \u0000 b', 'a b'],
    ['\u3000仮想　通貨\u00A0', '仮想 通貨'],
    [' \u0000 ', ''],
  ])('%j is searched as %j', (typed, text) => {
    expect(clean(typed)).toBe(text)
  })

  it('has a hundred characters at most, however they are stored', () => {
    expect(isSearchTextTooLong('😀'.repeat(100))).toBe(false)
    expect(isSearchTextTooLong('a'.repeat(101))).toBe(true)
    expect(cutSearchText('😀'.repeat(101))).toBe('😀'.repeat(100))
    expect(cutSearchText('a\u0316'.repeat(5000))).toHaveLength(100)
    expect(cutSearchText(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
  })

  it('once clean stays as it is', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 300 })
    const broken = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
    const any = fc.oneof(
      typed,
      broken.map((units) => String.fromCharCode(...units)),
    )
    fc.assert(
      fc.property(any, (text) => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
        expect(once.isWellFormed()).toBe(true)
        expect(once).not.toMatch(/\p{Cc}/u)
        expect(Array.from(once).length).toBeLessThanOrEqual(100)
      }),
      { numRuns: 500 },
    )
  })
})
