import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPresets, type DayPreset } from '../../kernel/time/calendar-day.ts'
import { dayAt } from '../../kernel/time/instant.ts'
import { daysOfTime, momentsOfDays, readCalendarTime } from './calendar-time.ts'

const momentsOf = (time: DayPreset, now: string, timeZone: string) => {
  const { from, to } = momentsOfDays(daysOfTime({ time, now: Date.parse(now), timeZone }), timeZone)
  return [new Date(from).toISOString(), new Date(to).toISOString()]
}

describe('the time in an address', () => {
  it.each([
    ['this-week', 'this-week'],
    ['Month-After-Next', 'month-after-next'],
    ['2026-04-01..2026-04-30', '2026-04-01..2026-04-30'],
    ['2026-04-01..2026-04-01', '2026-04-01..2026-04-01'],
  ])('%s is read as %s', (text, time) => {
    expect(readCalendarTime(text)).toBe(time)
  })

  it.each([
    'next-year',
    '',
    'toString',
    '2026-04-30..2026-04-01',
    '2026-02-30..2026-03-01',
    '2026-04-01',
    '2026-04-01..',
    '2026-04-01..2026-04-02..2026-04-03',
    '2016-01-01..2026-04-01',
  ])('%j is not valid', (text) => {
    expect(readCalendarTime(text)).toBeUndefined()
  })
})

describe('a shortcut', () => {
  it.each<[DayPreset, string, string, string, string]>([
    // At this moment it is already Monday in Tokyo, and still Sunday in UTC.
    [
      'this-week',
      '2026-04-19T15:00:00Z',
      'Asia/Tokyo',
      '2026-04-19T15:00:00.000Z',
      '2026-04-26T15:00:00.000Z',
    ],
    ['this-week', '2026-04-19T15:00:00Z', 'UTC', '2026-04-13T00:00:00.000Z', '2026-04-20T00:00:00.000Z'],
    [
      'this-week',
      '2026-03-05T12:00:00Z',
      'America/New_York',
      '2026-03-02T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ],
    [
      'next-week',
      '2026-09-25T00:00:00Z',
      'Australia/Lord_Howe',
      '2026-09-27T13:30:00.000Z',
      '2026-10-04T13:00:00.000Z',
    ],
    [
      'this-month',
      '2027-01-01T04:59:00Z',
      'America/New_York',
      '2026-12-01T05:00:00.000Z',
      '2027-01-01T05:00:00.000Z',
    ],
    [
      'next-month',
      '2027-01-01T04:59:00Z',
      'America/New_York',
      '2027-01-01T05:00:00.000Z',
      '2027-02-01T05:00:00.000Z',
    ],
    // Apia skipped December 30, 2011, so this month has thirty days there.
    [
      'this-month',
      '2011-12-15T00:00:00Z',
      'Pacific/Apia',
      '2011-12-01T10:00:00.000Z',
      '2011-12-31T10:00:00.000Z',
    ],
  ])('%s at %s in %s is from %s to %s', (preset, now, zone, from, to) => {
    expect(momentsOf(preset, now, zone)).toEqual([from, to])
  })

  it('contains exactly the times that fall on one of its days, in any zone', () => {
    const zones = [
      'America/New_York',
      'Asia/Tokyo',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'UTC',
      'Africa/Cairo',
    ]
    const moments = fc.integer({ min: Date.UTC(2009, 0, 1), max: Date.UTC(2036, 0, 1) })
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...dayPresets),
        fc.constantFrom(...zones),
        fc.integer({ min: -70, max: 70 }),
        (now, time, timeZone, days) => {
          const range = daysOfTime({ time, now, timeZone })
          const span = momentsOfDays(range, timeZone)
          const edges = [span.from - 1, span.from, span.to - 1, span.to, now + days * 86_400_000]
          for (const at of edges) {
            const day = dayAt({ at, timeZone }) ?? ''
            expect(at >= span.from && at < span.to).toBe(day >= range.from && day <= range.to)
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('last, this, next and after-next periods have no gaps and no overlaps', () => {
    const runs: readonly (readonly DayPreset[])[] = [
      ['last-week', 'this-week', 'next-week', 'week-after-next'],
      ['last-month', 'this-month', 'next-month', 'month-after-next'],
    ]
    const zones = ['America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Pacific/Apia']
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2009, 0, 1), max: Date.UTC(2036, 0, 1) }),
        fc.constantFrom(...runs),
        fc.constantFrom(...zones),
        (now, presets, timeZone) => {
          const spans = presets.map((time) => momentsOfDays(daysOfTime({ time, now, timeZone }), timeZone))
          for (const [place, { to }] of spans.entries()) expect(spans[place + 1]?.from ?? to).toBe(to)
        },
      ),
    )
  })
})
