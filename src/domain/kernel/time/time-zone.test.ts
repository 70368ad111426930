import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-day.ts'
import { hour } from './durations.ts'
import { dayAt } from './instant.ts'
import { instantInZone, readTimeZone, startOfDay } from './time-zone.ts'
import { offsetAt } from './zone-offset.ts'

const starts = (day: string, timeZone: string) => new Date(startOfDay({ day, timeZone })).toISOString()
const zones = [
  'UTC',
  'Asia/Tokyo',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Pacific/Kiritimati',
]

describe('a time zone', () => {
  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['asia/tokyo', 'Asia/Tokyo'],
    ['UTC', 'UTC'],
    ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ])('%s is read as %s', (text, name) => {
    expect(readTimeZone(text)).toBe(name)
  })

  it.each(['', 'Mars/Olympus', '+09:00', 'Asia/Tokyo ', 'a'.repeat(99), '../etc', 'Asia/Tokyo\u0000'])(
    '%j is none',
    (text) => {
      expect(readTimeZone(text)).toBeUndefined()
    },
  )
})

describe('the first moment of a day', () => {
  it.each([
    ['2026-04-16', 'Asia/Tokyo', '2026-04-15T15:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z'],
    ['2026-10-05', 'Australia/Lord_Howe', '2026-10-04T13:00:00.000Z'],
    ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    // In the zones below, the clocks were changed at midnight, so the day starts at another time or twice.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('%s in %s is %s', (day, timeZone, moment) => {
    expect(starts(day, timeZone)).toBe(moment)
  })

  it('belongs to that day, and the millisecond before it to an earlier day, in any zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_000 }), fc.constantFrom(...zones), (count, timeZone) => {
        const day = addDays({ day: '2008-01-01', count })
        // Apia skipped this day, so no moment is in it.
        if (timeZone === 'Pacific/Apia' && day === '2011-12-30') return
        const at = startOfDay({ day, timeZone })
        expect(dayAt({ at, timeZone })).toBe(day)
        const before = dayAt({ at: at - 1, timeZone }) ?? ''
        expect(before < day).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a time of the clocks of a zone', () => {
  const at = (text: string, timeZone: string) =>
    new Date(instantInZone({ wall: Date.parse(`${text}Z`), timeZone })).toISOString()

  it('that occurs twice is the first of both instants; one that is skipped is moved forward by as much as the clocks', () => {
    expect(at('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
    expect(at('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
  })

  it('is shown again by the clocks of the zone, unless they skip it', () => {
    const moments = fc.integer({ min: Date.UTC(2009, 0, 1) / hour, max: Date.UTC(2037, 0, 1) / hour })
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (hours, timeZone) => {
        const moment = hours * hour
        const wall = moment + offsetAt(moment, timeZone)
        const read = instantInZone({ wall, timeZone })
        expect(read + offsetAt(read, timeZone)).toBe(wall)
        expect(read).toBeLessThanOrEqual(moment)
      }),
    )
  })
})
