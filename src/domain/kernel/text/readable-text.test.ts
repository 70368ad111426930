import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReadableText } from './readable-text.ts'

describe('a text is readable', () => {
  it.each(['', 'bitcoin', '仮想通貨', '비트코인', 'e\u0301', '👩‍💻', 'a\u00A0b', '\u200B', '\uFFFD', '%00'])(
    'as "%s"',
    (text) => {
      expect(isReadableText(text)).toBe(true)
      expect(isReadableText(text, { lines: true })).toBe(true)
    },
  )

  it('in several lines only where lines are taken', () => {
    for (const text of ['a\nb', 'a\r\nb', '\tb']) {
      expect(isReadableText(text)).toBe(false)
      expect(isReadableText(text, { lines: true })).toBe(true)
    }
  })

  it.each(['\u0000', 'a\u0007b', '\u001B[31m', '\u007F', '\u0085', '\uD800', 'a\uDC00', '\uDC00\uD800'])(
    'not with %j in it',
    (text) => {
      expect(isReadableText(text)).toBe(false)
      expect(isReadableText(text, { lines: true })).toBe(false)
    },
  )

  it('exactly if it has no such character', () => {
    const control = /\p{Cc}/u
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        expect(isReadableText(text)).toBe(text.isWellFormed() && !control.test(text))
      }),
    )
  })
})
