import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../site/language.ts'
import { day, hour, minute, second } from './durations.ts'
import { timeAgo } from './time-ago.ts'

const now = Date.UTC(2026, 3, 16, 12)

const english = (elapsed: number) => timeAgo({ at: now - elapsed, now, language: 'en' })

describe('time ago', () => {
  it.each([
    [0, 'just now'],
    [59 * second, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute + 59 * second, '59 minutes ago'],
    [119 * minute, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [47 * hour, '1 day ago'],
    [6 * day, '6 days ago'],
    [7 * day, '1 week ago'],
    [30 * day, '4 weeks ago'],
    [31 * day, '1 month ago'],
    [364 * day, '11 months ago'],
    [365 * day, '1 year ago'],
    [3650 * day, '10 years ago'],
  ])('%d ms is %s', (elapsed, expected) => {
    expect(english(elapsed)).toBe(expected)
  })

  it.each([
    [30 * second, 'just now'],
    [5 * minute, 'in 5 minutes'],
    [3 * day, 'in 3 days'],
  ])('%d ms ahead is %s', (ahead, expected) => {
    expect(english(-ahead)).toBe(expected)
  })

  it.each([
    ['ja', 'たった今', '3分前', '3日後'],
    ['en', 'just now', '3 minutes ago', 'in 3 days'],
    ['ko', '방금 전', '3분 전', '3일 후'],
    ['zh', '刚刚', '3分钟前', '3天后'],
  ] as const)('in %s reads %s, %s, %s', (language, ...expected) => {
    const moments = [now, now - 3 * minute, now + 3 * day]
    expect(moments.map((at) => timeAgo({ at, now, language }))).toEqual(expected)
  })

  it('takes dates and ISO texts', () => {
    const at = '2026-04-16T11:00:00Z'
    expect(timeAgo({ at, now: new Date(now), language: 'en' })).toBe('1 hour ago')
  })

  it('is a dash when a moment is missing', () => {
    expect(timeAgo({ at: 'never', now, language: 'ja' })).toBe('-')
    expect(timeAgo({ at: now, now: NaN, language: 'ja' })).toBe('-')
  })

  it('never has zero of a unit, nor as many as make the next larger unit', () => {
    const most: Record<string, number> = { minute: 59, hour: 23, day: 6, week: 4, month: 11 }
    const elapsed = fc.integer({ min: minute, max: 20 * 365 * day })
    fc.assert(
      fc.property(elapsed, (ms) => {
        const { count, unit = '' } = /^(?<count>\d+) (?<unit>\w+?)s? ago$/.exec(english(ms))?.groups ?? {}
        expect(Number(count)).toBeGreaterThanOrEqual(1)
        expect(Number(count)).toBeLessThanOrEqual(most[unit] ?? 20)
      }),
    )
  })

  it('uses plain spaces only', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...languages), (elapsed, language) => {
        expect(timeAgo({ at: now + elapsed, now, language }).replaceAll(' ', '')).not.toMatch(/\s/)
      }),
    )
  })
})
