import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../site/language.ts'
import { zoneOfLanguage } from './date-format.ts'
import { dayAt } from './instant.ts'
import { dayInLanguage, formatDayIn, formatMomentIn, spanMarks } from './language-day.ts'

const evening = '2026-11-25T19:00:00.000Z'

describe('a moment', () => {
  it.each([
    ['ja', '2026年11月26日', '2026/11/26 04:00（日本時間）'],
    ['en', 'Nov 25, 2026', 'Nov 25, 2026 19:00 UTC'],
    ['ko', '2026.11.26', '2026.11.26 04:00(한국 시간)'],
    ['zh', '2026年11月26日', '2026/11/26 03:00（北京时间）'],
  ] as const)('has in %s the day and time of its zone, which is named', (language, day, moment) => {
    expect(formatDayIn({ at: evening, language })).toBe(day)
    expect(formatMomentIn({ at: evening, language })).toBe(moment)
  })

  it('has the day that the zone of the language has at that time', () => {
    const time = fc.date({ min: new Date('1992-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(time, fc.constantFrom(...languages), (at, language) => {
        expect(dayInLanguage({ at, language })).toBe(dayAt({ at, timeZone: zoneOfLanguage[language] }))
      }),
    )
  })
})

describe('a day without a time', () => {
  it.each([
    ['ja', '2026/11/25'],
    ['en', 'Nov 25, 2026'],
    ['ko', '2026.11.25'],
    ['zh', '2026/11/25'],
  ] as const)('is in %s that day, without a zone', (language, text) => {
    expect(formatMomentIn({ at: '2026-11-25', language })).toBe(text)
  })
})

describe('a span', () => {
  const mark = (from: string, to: string) =>
    spanMarks({ at: from, language: 'ja' }, { at: to, language: 'ja' })

  it('names the zone once, and only beside moments', () => {
    expect(mark(evening, evening)).toEqual({ from: '', to: '（日本時間）' })
    expect(mark(evening, '2026-12-01')).toEqual({ from: '（日本時間）', to: '' })
    expect(mark('2026-11-01', evening)).toEqual({ from: '', to: '（日本時間）' })
    expect(mark('2026-11-01', '2026-12-01')).toEqual({ from: '', to: '' })
  })
})
