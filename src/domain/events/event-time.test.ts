import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxEventMilliseconds, overAt, readEventTime, writeEventPoint } from './event-time.ts'

const read = (start: string, end: string | null = null) => readEventTime({ start, end })
const written = (start: string, end: string | null = null) => {
  const reading = read(start, end)
  if ('fault' in reading) return `${reading.fault.field} ${reading.fault.code}`
  const { start: from, end: to, precision } = reading.time
  return [writeEventPoint(from, precision), ...(to === null ? [] : [writeEventPoint(to, precision)])].join(
    ' ',
  )
}

describe('the time of an event', () => {
  it.each([
    ['2018-1', '2018-01'],
    ['2018-10', '2018-10'],
    ['2018-1-01', '2018-01-01'],
    [' 2018-01-5 ', '2018-01-05'],
    ['2018-1-01 21:00', '2018-01-01T21:00:00.000Z'],
    ['2018-01-01T21:00:00+09:00', '2018-01-01T12:00:00.000Z'],
  ])('%s is read as %s', (text, meant) => {
    expect(written(text)).toBe(meant)
  })

  it.each([
    '',
    '2018',
    '2018-13',
    '2018-0',
    '2018-2-30',
    '2018-02-30 10:00',
    '2018-1-1 25:00',
    'soon',
    '2018-1-1 '.repeat(9),
  ])('%j is not a date', (text) => {
    expect(written(text)).toBe('start not_a_date')
  })

  it('is as precise as the less precise of its ends', () => {
    expect(written('2026-02', '2026-02-28')).toBe('2026-02')
    expect(written('2026-06-08 10:00', '2026-06-10')).toBe('2026-06-08 2026-06-10')
    expect(written('2026-06-08', '2026-06-08')).toBe('2026-06-08')
  })

  it.each([
    ['2026-06-08', '2026-06-07', 'end end_before_start'],
    ['2026-06-08', 'later', 'end not_a_date'],
    ['2026-01-01', '2027-06-01', 'end too_long'],
  ])('from %s to %s is refused', (start, end, fault) => {
    expect(written(start, end)).toBe(fault)
  })

  it('is over after its last day, its last month or its hour', () => {
    const over = (start: string, end: string | null = null) => {
      const reading = read(start, end)
      return 'time' in reading && new Date(overAt(reading.time)).toISOString()
    }
    expect(over('2026-06-08', '2026-06-10')).toBe('2026-06-11T00:00:00.000Z')
    expect(over('2026-12')).toBe('2027-01-01T00:00:00.000Z')
    expect(over('2026-06-08T10:00Z')).toBe('2026-06-08T11:00:00.000Z')
    expect(over('2026-06-08T10:00Z', '2026-06-08T10:30Z')).toBe('2026-06-08T10:30:00.000Z')
  })
})

const moment = fc.date({ min: new Date('2009-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const point = fc
  .tuple(moment, fc.constantFrom('hour' as const, 'day' as const, 'month' as const))
  .map(([date, precision]) => writeEventPoint(date.getTime(), precision))

describe('any start and end', () => {
  it('are read back unchanged', () => {
    fc.assert(
      fc.property(point, (text) => {
        expect(written(text)).toBe(text)
      }),
    )
  })

  it('make an event that lasts more than nothing and at most a year', () => {
    fc.assert(
      fc.property(point, fc.option(point), (start, end) => {
        const reading = read(start, end)
        expect('fault' in reading && reading.fault.code).not.toBe('not_a_date')
        if ('fault' in reading) return
        const { time } = reading
        expect(overAt(time)).toBeGreaterThan(time.start)
        expect(overAt(time) - time.start).toBeLessThanOrEqual(maxEventMilliseconds)
        expect(time.end ?? Infinity).toBeGreaterThan(time.start)
      }),
    )
  })

  it('are valid or a fault, and never throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Object.keys(read(text, text))).toHaveLength(1)
      }),
    )
  })
})
