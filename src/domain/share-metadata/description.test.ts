import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLongerThan } from '../kernel/text/text.ts'
import { metaDescription } from './description.ts'

const japanese = '瓦版はトークンセールと暗号資産の相場を伝えます。'
const english = 'Kawara tells you about token sales and crypto markets.'

describe('description of a page', () => {
  it.each([
    ['ビットコインの相場です。', japanese, `ビットコインの相場です。${japanese}`],
    ['ビットコインの相場', japanese, `ビットコインの相場。${japanese}`],
    ['「瓦版」', japanese, `「瓦版」${japanese}`],
    ['Bitcoin prices.', english, `Bitcoin prices. ${english}`],
    ['Bitcoin prices', english, `Bitcoin prices. ${english}`],
    ['비트코인 시세입니다.', 'Kawara입니다.', '비트코인 시세입니다. Kawara입니다.'],
  ])('"%s" is padded by the rules of its script', (text, fallback, expected) => {
    expect(metaDescription({ text, fallback })).toBe(expected)
  })

  it('is the default when there is none', () => {
    expect(metaDescription({ text: '  ', fallback: japanese })).toBe(japanese)
  })

  it('does not repeat the default text', () => {
    expect(metaDescription({ text: english, fallback: english })).toBe(english)
  })

  it('is padded under 80 characters and not from 80 on', () => {
    expect(metaDescription({ text: 'あ'.repeat(79), fallback: japanese })).toBe(
      `${'あ'.repeat(79)}。${japanese}`,
    )
    expect(metaDescription({ text: 'あ'.repeat(80), fallback: japanese })).toBe('あ'.repeat(80))
  })

  it('is kept at 140 characters and cut above', () => {
    expect(metaDescription({ text: 'あ'.repeat(140), fallback: '' })).toBe('あ'.repeat(140))
    expect(metaDescription({ text: 'あ'.repeat(141), fallback: '' })).toBe(`${'あ'.repeat(140)}…`)
  })

  it('never cuts a character apart', () => {
    expect(metaDescription({ text: '🗞️'.repeat(150), fallback: '' })).toBe(`${'🗞️'.repeat(140)}…`)
  })

  it('is at most 141 characters long and begins with the text unless that was cut', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200, size: 'large' }),
      fc.string({ unit: 'binary', maxLength: 200, size: 'large' }),
    )
    fc.assert(
      fc.property(text, text, (own, fallback) => {
        const description = metaDescription({ text: own, fallback })
        const begins = description.startsWith(own.trim())
        expect(isLongerThan(description, 141)).toBe(false)
        expect(description.isWellFormed()).toBe(true)
        expect(begins || description.endsWith('…')).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
