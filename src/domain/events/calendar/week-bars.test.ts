import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/time/calendar-day.ts'
import type { Precision } from '../event-time.ts'
import { daysBetween } from './calendar-view.ts'
import { eventDays, eventTimeOf } from './event-days.ts'
import { weekBars } from './week-bars.ts'

const monday = '2026-04-13'
const barsOf = (...items: { from: string; to: string }[]) =>
  weekBars(items, monday).map(({ day, span, row, isBegun, isContinued }) => [
    day,
    span,
    row,
    ...(isBegun ? ['begun'] : []),
    ...(isContinued ? ['continued'] : []),
  ])

describe('a week of a calendar', () => {
  it('shows an event of several days as one bar over its days', () => {
    expect(barsOf({ from: '2026-04-14', to: '2026-04-16' })).toEqual([['2026-04-14', 3, 0]])
  })

  it('has no bar for an event of one day or of another week', () => {
    expect(
      barsOf(
        { from: '2026-04-14', to: '2026-04-14' },
        { from: '2026-04-10', to: '2026-04-12' },
        { from: '2026-04-20', to: '2026-04-22' },
      ),
    ).toEqual([])
  })

  it('cuts a bar at its edges, and says that the event goes on', () => {
    expect(barsOf({ from: '2026-04-01', to: '2026-04-13' })).toEqual([['2026-04-13', 1, 0, 'begun']])
    expect(barsOf({ from: '2026-04-19', to: '2026-04-20' })).toEqual([['2026-04-19', 1, 0, 'continued']])
    expect(barsOf({ from: '2026-03-01', to: '2026-05-01' })).toEqual([
      ['2026-04-13', 7, 0, 'begun', 'continued'],
    ])
  })

  it('puts each bar in the first free row, the earliest and then the longest on top', () => {
    expect(
      barsOf(
        { from: '2026-04-15', to: '2026-04-17' },
        { from: '2026-04-14', to: '2026-04-15' },
        { from: '2026-04-14', to: '2026-04-16' },
        { from: '2026-04-10', to: '2026-04-14' },
      ),
    ).toEqual([
      ['2026-04-13', 2, 0, 'begun'],
      ['2026-04-14', 3, 1],
      ['2026-04-14', 2, 2],
      ['2026-04-15', 3, 0],
    ])
  })

  it('never has two bars on one day of a row, and leaves out no day', () => {
    const ranges = fc.array(
      fc.tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: 0, max: 12 })).map(([start, length]) => ({
        from: addDays({ day: monday, count: start }),
        to: addDays({ day: monday, count: start + length }),
      })),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(ranges, (items) => {
        const bars = weekBars(items, monday)
        const cells = bars.flatMap(({ day, span, row }) =>
          Array.from({ length: span }, (_, place) => `${addDays({ day, count: place })} ${row}`),
        )
        expect(new Set(cells).size).toBe(cells.length)
        const days = Array.from({ length: 7 }, (_, place) => addDays({ day: monday, count: place }))
        for (const day of days) {
          const long = items.filter(({ from, to }) => from < to && from <= day && day <= to)
          expect(cells.filter((cell) => cell.startsWith(day))).toHaveLength(long.length)
        }
      }),
    )
  })
})

describe('the bar of an event with times', () => {
  const bar = (zone: string, start: string, end: string, precision: Precision = 'hour') => {
    const days = eventDays(eventTimeOf({ start, end, precision }), zone)
    const [found] = weekBars([days], '2026-03-02')
    return found === undefined ? days.from : [found.day, found.span, found.isContinued]
  }

  it('covers the days on the clocks of its zone when these are put forward or back', () => {
    // New York skips 02:00 to 03:00 on Sunday, March 8, which has 23 hours: 04:30Z is 23:30 on Saturday, 03:30Z on Monday is 23:30 on Sunday.
    expect(bar('America/New_York', '2026-03-08T04:30:00Z', '2026-03-09T03:30:00Z')).toEqual([
      '2026-03-07',
      2,
      false,
    ])
    expect(bar('America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z')).toBe('2026-03-08')
    expect(bar('America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:01:00Z')).toEqual([
      '2026-03-08',
      1,
      true,
    ])
    const autumn = eventDays(
      eventTimeOf({ start: '2026-11-01T04:00:00Z', end: '2026-11-02T05:00:00Z', precision: 'hour' }),
      'America/New_York',
    )
    // November 1 has 25 hours there, and an event of the whole day is no bar.
    expect([autumn, weekBars([autumn], '2026-10-26')]).toEqual([{ from: '2026-11-01', to: '2026-11-01' }, []])
  })

  it('can begin on another day in each zone', () => {
    const times = ['2026-03-04T16:00:00Z', '2026-03-06T15:00:00Z'] as const
    expect(bar('UTC', ...times)).toEqual(['2026-03-04', 3, false])
    expect(bar('Asia/Tokyo', ...times)).toEqual(['2026-03-05', 2, false])
    expect(bar('Pacific/Kiritimati', ...times)).toEqual(['2026-03-05', 3, false])
    expect(bar('Pacific/Kiritimati', '2026-03-04', '2026-03-06', 'day')).toEqual(['2026-03-04', 3, false])
    expect(bar('Pacific/Pago_Pago', '2026-03-04', '2026-03-06', 'day')).toEqual(['2026-03-04', 3, false])
  })

  it('is as long in any zone and at any time of the year as its days', () => {
    const zones = [
      'America/New_York',
      'Asia/Tokyo',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Africa/Cairo',
      'UTC',
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2009, 0, 1), max: Date.UTC(2036, 0, 1) }),
        fc.integer({ min: 1, max: 20 * 24 * 60 }),
        fc.constantFrom(...zones),
        (start, minutes, timeZone) => {
          const days = eventDays({ start, end: start + minutes * 60_000, precision: 'hour' }, timeZone)
          const first = addDays({ day: days.from, count: -((new Date(days.from).getUTCDay() + 6) % 7) })
          const weeks = Array.from({ length: 4 }, (_, week) => addDays({ day: first, count: week * 7 }))
          const covered = weeks.flatMap((week) => weekBars([days], week)).map(({ span }) => span)
          const whole = daysBetween(days.from, days.to) + 1
          expect(covered.reduce((sum, span) => sum + span, 0)).toBe(whole === 1 ? 0 : whole)
        },
      ),
    )
  })
})
