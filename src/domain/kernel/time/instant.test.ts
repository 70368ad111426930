import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAt, readInstant } from './instant.ts'

describe('moment', () => {
  const noon = Date.UTC(2026, 3, 16, 12)

  it.each([
    noon,
    new Date(noon),
    '2026-04-16T12:00:00Z',
    '2026-04-16T21:00+09:00',
    '2026-04-16T12:00:00.000Z',
  ])('%s is noon in London', (at) => {
    expect(readInstant(at)).toBe(noon)
  })

  it.each(['', 'soon', '2026-04-16T12:00:00', 'Apr 16, 2026', '2026-02-31', '2026-04-16T25:00Z', NaN])(
    '"%s" is no moment',
    (at) => {
      expect(readInstant(at)).toBeUndefined()
    },
  )
})

describe('day of a moment', () => {
  const evening = '2026-04-16T20:30:00Z'

  it.each([
    ['UTC', '2026-04-16'],
    ['Asia/Tokyo', '2026-04-17'],
    ['America/Los_Angeles', '2026-04-16'],
  ])('depends on the time zone: in %s it is %s', (timeZone, day) => {
    expect(dayAt({ at: evening, timeZone })).toBe(day)
  })

  it('a plain day is that day everywhere', () => {
    expect(dayAt({ at: '2026-04-16', timeZone: 'America/Los_Angeles' })).toBe('2026-04-16')
    expect(dayAt({ at: '2026-04-16', timeZone: 'Asia/Tokyo' })).toBe('2026-04-16')
  })

  it('is missing for a value that is no moment', () => {
    expect(dayAt({ at: 'soon', timeZone: 'UTC' })).toBeUndefined()
  })

  it('in Tokyo is the day nine hours later', () => {
    const time = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 11, 31) })
    fc.assert(
      fc.property(time, (at) => {
        const inNineHours = new Date(at + 9 * 3_600_000).toISOString().slice(0, 10)
        expect(dayAt({ at, timeZone: 'Asia/Tokyo' })).toBe(inNineHours)
      }),
    )
  })
})
