import { expect, test } from 'vitest'
import { yearSaving } from './year-saving.ts'

const month = { interval: 'month', price: 580 } as const
const dearMonth = { interval: 'month', price: 980 } as const
const yearOf = (price: number) => ({ interval: 'year', price }) as const

test('a year saves what twelve months of the cheapest monthly plan cost more', () => {
  expect(yearSaving(yearOf(5_800), [month, dearMonth, yearOf(5_800)])).toBe(1_160)
})

test('there is no saving if the year is not cheaper', () => {
  expect(yearSaving(yearOf(6_960), [month])).toBeNull()
  expect(yearSaving(yearOf(7_000), [month])).toBeNull()
  expect(yearSaving(yearOf(5_800), [])).toBeNull()
  expect(yearSaving(month, [month])).toBeNull()
})
