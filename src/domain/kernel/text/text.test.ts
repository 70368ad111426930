import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../site/language.ts'
import {
  descriptionLimit,
  eventDescriptionLimit,
  excerptLimit,
  firstCharacters,
  headlineLimit,
  isLongerThan,
  localised,
  truncate,
} from './text.ts'

const family = '👨‍👩‍👧‍👦'
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
const max = fc.integer({ min: 0, max: 12 })

describe('cutting a text', () => {
  it('returns a text that fits unchanged', () => {
    expect(truncate('瓦版', 2)).toBe('瓦版')
    expect(truncate('', 0)).toBe('')
  })

  it('counts the ellipsis as a character', () => {
    expect(truncate('トークンセール', 5)).toBe('トークン…')
  })

  it('never cuts a family apart', () => {
    expect(truncate(family.repeat(3), 3)).toBe(family.repeat(3))
    expect(truncate(family.repeat(4), 3)).toBe(`${family}${family}…`)
  })

  it('leaves no space before the ellipsis', () => {
    expect(truncate('token sale', 7)).toBe('token…')
  })

  it('knows the limits of the site', () => {
    expect([excerptLimit, headlineLimit, descriptionLimit, eventDescriptionLimit]).toEqual([
      300, 110, 500, 256,
    ])
  })

  it('a cut text fits, says that it was cut, and begins like the whole', () => {
    fc.assert(
      fc.property(anyText, max, (text, limit) => {
        const cut = truncate(text, limit)
        expect(isLongerThan(cut, limit)).toBe(false)
        expect(cut.isWellFormed()).toBe(true)
        expect(cut === text || cut === '' || (cut.endsWith('…') && text.startsWith(cut.slice(0, -1)))).toBe(
          true,
        )
      }),
    )
  })

  it('counts characters of simple scripts without the segmenter as the segmenter would', () => {
    const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })
    const anyUnit = fc.integer({ min: 0x20, max: 0xffff }).map((unit) => String.fromCharCode(unit))
    const cjk = fc.constantFrom(
      '瓦',
      '版',
      'が',
      'ガ',
      '\u3099',
      '\u302a',
      '한',
      '\u1161',
      '각',
      '々',
      '〜',
      '…',
      '（',
      'A',
      '1',
      ' ',
    )
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(cjk, anyUnit) }), max, (text, count) => {
        const counted = Array.from(segmenter.segment(text), ({ segment }) => segment)
        expect(firstCharacters(text, count)).toBe(counted.slice(0, count).join(''))
      }),
      { numRuns: 2000 },
    )
  })

  it('a text is longer than a count only if it has more visible characters than that', () => {
    expect(firstCharacters(`a${family}b`, 2)).toBe(`a${family}`)
    expect(isLongerThan(`a${family}b`, 2)).toBe(true)
    expect(isLongerThan(`a${family}b`, 3)).toBe(false)
  })
})

describe('text of a project', () => {
  const entry = { excerpt: 'plain', excerpt_ja: '日本語', excerpt_ko: '한국어', excerpt_zh: '  ' }

  it('is the one in the reader’s language', () => {
    expect(localised(entry, 'excerpt', 'ko')).toBe('한국어')
  })

  it('falls back to the one without a language, also when the reader’s is blank', () => {
    expect(localised(entry, 'excerpt', 'en')).toBe('plain')
    expect(localised(entry, 'excerpt', 'zh')).toBe('plain')
  })

  it('falls back to the first one present', () => {
    expect(localised({ excerpt: null, excerpt_ko: '한국어', excerpt_zh: '中文' }, 'excerpt', 'en')).toBe(
      '한국어',
    )
  })

  it('is undefined when there is none', () => {
    expect(localised({ name: 'Kawara' }, 'excerpt', 'ja')).toBeUndefined()
  })

  it('is found whenever any text is present', () => {
    const keys = ['excerpt', ...languages.map((language) => `excerpt_${language}`)]
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.constantFrom(...languages), (key, language) => {
        expect(localised({ [key]: 'text' }, 'excerpt', language)).toBe('text')
      }),
    )
  })
})
