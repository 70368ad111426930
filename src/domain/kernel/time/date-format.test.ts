import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../site/language.ts'
import { formatDate, formatMonthDay, formatNumericDate } from './date-format.ts'
import { numericDateIn } from './numeric-date.ts'

const at = '2026-04-15T23:30:00Z'
const timeZone = 'Asia/Tokyo'

describe('date', () => {
  it.each([
    ['ja', '2026年4月16日'],
    ['en', 'Apr 16, 2026'],
    ['ko', '2026.04.16'],
    ['zh', '2026年4月16日'],
  ] as const)('reads in %s as %s', (language, expected) => {
    expect(formatDate({ at, timeZone, language })).toBe(expected)
  })

  it('in figures has two digits for month and day', () => {
    expect(formatNumericDate({ at, timeZone })).toBe('2026/04/16')
  })

  it.each([
    ['ja', '2026/04/16 17:00 UTC+9'],
    ['en', 'Apr 16, 2026 17:00 UTC+9'],
    ['ko', '2026.04.16 17:00 UTC+9'],
    ['zh', '2026/04/16 17:00 UTC+9'],
  ] as const)('in figures reads in %s as %s, with what follows it', (language, expected) => {
    expect(numericDateIn({ text: '2026/04/16 17:00 UTC+9', language })).toBe(expected)
  })

  it('in the blog list is month and day', () => {
    expect(formatMonthDay({ at, timeZone })).toBe('4/16')
  })

  it('is the reader’s: half an hour past midnight in London is still the day before in UTC', () => {
    expect(formatMonthDay({ at, timeZone: 'Europe/London' })).toBe('4/16')
    expect(formatMonthDay({ at, timeZone: 'UTC' })).toBe('4/15')
  })

  it('is a dash when it is no date', () => {
    expect(formatDate({ at: 'TBA', timeZone, language: 'ja' })).toBe('-')
    expect(formatNumericDate({ at: NaN, timeZone })).toBe('-')
    expect(formatMonthDay({ at: new Date(NaN), timeZone })).toBe('-')
  })

  it('names the month and day that Intl names, with no space but the plain one', () => {
    const time = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(time, fc.constantFrom(...languages), (when, language) => {
        const text = formatDate({ at: when, timeZone: 'UTC', language })
        const style = { ja: 'long', zh: 'long', en: 'medium', ko: 'medium' } as const
        const intl = new Intl.DateTimeFormat(language, { dateStyle: style[language], timeZone: 'UTC' })
        const written = intl.format(when).replaceAll(/\s/g, ' ')
        expect(text).toBe(language === 'ko' ? koreanFigures(written) : written)
        expect(text.replaceAll(' ', '')).not.toMatch(/\s/)
      }),
    )
  })
})

/**
 * A Korean date as the site writes it, made from that of `Intl`: `2026. 4. 16.` becomes `2026.04.16`, because such dates align in
 * a column.
 */
function koreanFigures(text: string): string {
  const figures = text.match(/\d+/g) ?? []
  return figures.map((figure) => figure.padStart(2, '0')).join('.')
}
