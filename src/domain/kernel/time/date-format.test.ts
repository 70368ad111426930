import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, formatMonthDay, formatNumericDate } from './date-format.ts'
import { languages } from '../site/language.ts'

const at = '2026-04-15T23:30:00Z'
const timeZone = 'Asia/Tokyo'

describe('date', () => {
  it.each([
    ['ja', '2026年4月16日'],
    ['en', 'Apr 16, 2026'],
    ['ko', '2026년 4월 16일'],
    ['zh', '2026年4月16日'],
  ] as const)('reads in %s as %s', (language, expected) => {
    expect(formatDate({ at, timeZone, language })).toBe(expected)
  })

  it('in figures has two digits for month and day', () => {
    expect(formatNumericDate({ at, timeZone })).toBe('2026/04/16')
  })

  it('in the blog list is month and day', () => {
    expect(formatMonthDay({ at, timeZone })).toBe('4/16')
  })

  it('is the reader’s: half an hour past midnight in London is still the day before in UTC', () => {
    expect(formatMonthDay({ at, timeZone: 'Europe/London' })).toBe('4/16')
    expect(formatMonthDay({ at, timeZone: 'UTC' })).toBe('4/15')
  })

  it('is - when it is no date', () => {
    expect(formatDate({ at: 'TBA', timeZone, language: 'ja' })).toBe('-')
    expect(formatNumericDate({ at: NaN, timeZone })).toBe('-')
    expect(formatMonthDay({ at: new Date(NaN), timeZone })).toBe('-')
  })

  it('names the month and day that Intl names, with no space but the plain one', () => {
    const time = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(time, fc.constantFrom(...languages), (when, language) => {
        const text = formatDate({ at: when, timeZone: 'UTC', language })
        const intl = new Intl.DateTimeFormat(language, {
          dateStyle: language === 'en' ? 'medium' : 'long',
          timeZone: 'UTC',
        })
        expect(text).toBe(intl.format(when).replaceAll(/\s/g, ' '))
        expect(text.replaceAll(' ', '')).not.toMatch(/\s/)
      }),
    )
  })
})
