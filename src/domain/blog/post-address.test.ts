import { describe, expect, it } from 'vitest'
import { isYearAndMonth } from './post-address.ts'

describe('a year and a month', () => {
  it.each([
    ['2026', '04'],
    ['2026', '4'],
    ['1999', '99'],
  ])('%s/%s are numbers', (year, month) => {
    expect(isYearAndMonth({ year, month })).toBe(true)
  })

  it.each([
    ['2026', 'april'],
    ['year', '04'],
    ['', '04'],
    ['2026', ''],
    ['2026', '-4'],
    ['2026', '4.0'],
    ['2026', '1e1'],
    ['0x7e', '04'],
    ['20266', '04'],
    ['2026', '004'],
    ['2026\n', '04'],
    [' 2026', '04'],
    ['２０２６', '０４'],
  ])('%j/%j are not', (year, month) => {
    expect(isYearAndMonth({ year, month })).toBe(false)
  })
})
