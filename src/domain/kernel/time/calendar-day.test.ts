import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayPresets,
  isDayPreset,
  presetRange,
  readDay,
  type Day,
  type DayPreset,
} from './calendar-day.ts'
import { day as dayMs } from './durations.ts'

const first = Date.UTC(1990, 0, 1)
const dayCount = (Date.UTC(2101, 0, 1) - first) / dayMs
const everyDay: readonly Day[] = Array.from({ length: dayCount }, (_, index) =>
  new Date(first + index * dayMs).toISOString().slice(0, 10),
)

const range = (preset: DayPreset, today: Day) => presetRange({ preset, today })
const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / dayMs
const isMonthEnd = (day: Day) => new Date(Date.parse(day) + dayMs).getUTCDate() === 1
const two = (value: number) => String(value).padStart(2, '0')
const weekday = (day: Day) => new Date(day).getUTCDay()

describe('day', () => {
  it.each(['2026-04-16', '2024-02-29', '2000-02-29', '1990-12-31'])('%s exists', (text) => {
    expect(readDay(text)).toBe(text)
  })

  it.each([
    '2026-02-31',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-00',
    '2026-4-16',
    '2026/04/16',
    ' 2026-04-16',
    '2026-04-16\n',
    '2026-04-16T00:00:00Z',
    '+02026-04-16',
    '２０２６-04-16',
    '',
  ])('"%s" is no day', (text) => {
    expect(readDay(text)).toBeUndefined()
  })

  it('is read back if and only if it is in the calendar', () => {
    const known = new Set(everyDay)
    const number = fc.tuple(
      fc.integer({ min: 1990, max: 2100 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    fc.assert(
      fc.property(number, ([year, month, day]) => {
        const text = `${year}-${two(month)}-${two(day)}`
        expect(readDay(text)).toBe(known.has(text) ? text : undefined)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('counting days', () => {
  it('crosses months, years and leap days, both ways', () => {
    expect(addDays({ day: '2024-02-28', count: 2 })).toBe('2024-03-01')
    expect(addDays({ day: '2026-01-01', count: -1 })).toBe('2025-12-31')
  })
})

describe('date shortcuts', () => {
  it.each<[DayPreset, Day, Day]>([
    ['this-week', '2026-04-13', '2026-04-19'],
    ['next-week', '2026-04-20', '2026-04-26'],
    ['week-after-next', '2026-04-27', '2026-05-03'],
    ['this-month', '2026-04-01', '2026-04-30'],
    ['next-month', '2026-05-01', '2026-05-31'],
    ['month-after-next', '2026-06-01', '2026-06-30'],
    ['last-week', '2026-04-06', '2026-04-12'],
    ['last-month', '2026-03-01', '2026-03-31'],
  ])('on Thursday 2026-04-16, %s is %s to %s', (preset, from, to) => {
    expect(range(preset, '2026-04-16')).toEqual({ from, to })
  })

  it('are eight, and nothing else is one', () => {
    expect(dayPresets).toHaveLength(8)
    expect(dayPresets.every(isDayPreset)).toBe(true)
    expect(['next-year', 'toString', '', undefined].some(isDayPreset)).toBe(false)
  })

  it('Sunday ends the week and Monday begins it', () => {
    expect(range('this-week', '2026-04-19').from).toBe('2026-04-13')
    expect(range('this-week', '2026-04-20').from).toBe('2026-04-20')
  })

  it('on every day, this week and this month hold today', () => {
    const outside = everyDay.filter((today) =>
      (['this-week', 'this-month'] as const).some((preset) => {
        const { from, to } = range(preset, today)
        return today < from || today > to
      }),
    )
    expect(outside).toEqual([])
  })

  it('on every day, a week is Monday to Sunday and a month is its first to its last day', () => {
    const wrong = everyDay.filter((today) =>
      dayPresets.some((preset) => {
        const { from, to } = range(preset, today)
        if (preset.includes('week')) return weekday(from) !== 1 || daysBetween(from, to) !== 6
        return !from.endsWith('-01') || !isMonthEnd(to) || from.slice(0, 7) !== to.slice(0, 7)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('on every day, last, this, next and after next follow one another without a gap', () => {
    const weeks = ['last-week', 'this-week', 'next-week', 'week-after-next'] as const
    const months = ['last-month', 'this-month', 'next-month', 'month-after-next'] as const
    const broken = everyDay.filter((today) =>
      [weeks, months].some((presets) => {
        const ranges = presets.map((preset) => range(preset, today))
        return ranges.some(({ to }, index) => {
          const next = ranges[index + 1]
          return next !== undefined && daysBetween(to, next.from) !== 1
        })
      }),
    )
    expect(broken).toEqual([])
  })
})
