import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartSpans, chartUnit, readingFor, storedUnits, usableUnits, type StoredUnit } from './chart-unit.ts'

const span = fc.integer({ min: 0, max: 20 * 365 * 86_400 })

describe('the unit of a chart', () => {
  it.each([
    [chartSpans.d, 300],
    [chartSpans.w, 3_000],
    [chartSpans.m, 12_900],
    [chartSpans.y, 157_500],
    [0, 300],
    [119_999, 300],
    [120_000, 600],
  ])('of %i seconds is %i', (seconds, unit) => {
    expect(chartUnit(seconds)).toBe(unit)
  })

  it('is a multiple of five minutes, and the largest that is not above the span over 200', () => {
    fc.assert(
      fc.property(span, (seconds) => {
        const unit = chartUnit(seconds)
        expect(unit % 300).toBe(0)
        expect(unit).toBeGreaterThanOrEqual(300)
        expect(unit).toBeLessThanOrEqual(Math.max(300, seconds / 200))
        expect(unit + 300).toBeGreaterThan(seconds / 200)
      }),
    )
  })
})

describe('what is read for a chart', () => {
  const usable = fc.subarray([...storedUnits], { minLength: 1 })

  it('has points within 5 % of the unit when candles of every length are stored', () => {
    fc.assert(
      fc.property(span, (seconds) => {
        const unit = chartUnit(seconds)
        const { stored, bucket } = readingFor({ unit })
        expect(bucket % stored).toBe(0)
        expect(Math.abs(bucket / unit - 1)).toBeLessThanOrEqual(0.05)
      }),
    )
  })

  it('is the coarsest unit of candles within 5 %, otherwise the finest', () => {
    fc.assert(
      fc.property(span, usable, (seconds, units) => {
        const unit = chartUnit(seconds)
        const { stored, bucket } = readingFor({ unit, usable: units })
        expect(units).toContain(stored)
        expect(bucket % stored).toBe(0)
        expect(Math.abs(bucket - unit)).toBeLessThanOrEqual(Math.max(stored / 2, stored - unit))
      }),
    )
    expect(readingFor({ unit: 12_900 })).toEqual({ stored: 300, bucket: 12_900 })
    expect(readingFor({ unit: 12_900, usable: [3600, 86_400] })).toEqual({ stored: 3600, bucket: 14_400 })
    expect(readingFor({ unit: 157_500 })).toEqual({ stored: 3600, bucket: 158_400 })
    expect(readingFor({ unit: 157_500, usable: [86_400] })).toEqual({ stored: 86_400, bucket: 172_800 })
  })

  it('leaves out units that begin more than a day later than another', () => {
    const first: Record<StoredUnit, number> = { 300: 200_000, 3600: 90_000, 86_400: 86_400 }
    const coverages = storedUnits.map((unit) => ({ unit, first: first[unit], last: 400_000 }))
    expect(usableUnits(coverages)).toEqual([3600, 86_400])
    expect(usableUnits(coverages.slice(0, 1))).toEqual([300])
  })
})
