import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanLines, decodeEntities } from './character-references.ts'

describe('entities', () => {
  it.each([
    ['Jun &#034;M&#034; Coin', 'Jun "M" Coin'],
    ['A &amp; B &lt;3 &gt; &QUOT;x&quot; it&apos;s', 'A & B <3 > "x" it\'s'],
    ['&#x1F600; &#128512;', '😀 😀'],
    ['a&nbsp;b', 'a b'],
    ['WIT <U+0415><U+0449>', 'WIT Ещ'],
    ['&amp;lt;', '&lt;'],
    ['&amp;amp;#39;', '&amp;#39;'],
  ])('%s is %s', (written, text) => {
    expect(decodeEntities(written)).toBe(text)
  })

  it.each(['AT&T', '&copy=1', '&nope;', '&#0;', '&#xD800;', '&#x110000;', '&#9999999;', '& ;', '<U+12>'])(
    '%s stays as written',
    (written) => {
      expect(decodeEntities(written)).toBe(written)
    },
  )
})

describe('text of an entry', () => {
  it('on one line has single spaces and nothing invisible', () => {
    expect(cleanLine('  a\t\tb\r\nc&nbsp;&#7; d\u202Egpj\uD800 ')).toBe('a b c dgpj')
    expect(cleanLine('か\u3099')).toBe('が')
  })

  it('on many lines keeps its paragraphs', () => {
    expect(cleanLines(' one \r\n two\n\n\n\n three ')).toBe('one\ntwo\n\nthree')
  })

  it('without a character in it is empty', () => {
    expect(cleanLine(' &nbsp;\u0000\n')).toBe('')
  })

  it('is well formed and has no control character, whatever came', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
    fc.assert(
      fc.property(units, fc.string({ unit: 'binary' }), (codes, text) => {
        const line = cleanLine(String.fromCharCode(...codes) + text)
        expect(line.isWellFormed()).toBe(true)
        expect(line).not.toMatch(/\p{Cc}|\s\s|^\s|\s$/u)
        expect(line).toBe(line.normalize('NFC'))
      }),
      { numRuns: 300 },
    )
  })
})
