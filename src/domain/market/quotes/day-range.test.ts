import { expect, it } from 'vitest'
import { dayRangeWith } from './day-range.ts'

it('a price beyond the range of the day moves that end of it', () => {
  expect(dayRangeWith({ high: 12, low: 10 }, [9])).toEqual({ high: 12, low: 9 })
  expect(dayRangeWith({ high: 12, low: 10 }, [13, 11])).toEqual({ high: 13, low: 10 })
  expect(dayRangeWith({ high: 12, low: 10 }, [])).toEqual({ high: 12, low: 10 })
})

it('an unknown end of the range of the day stays unknown', () => {
  expect(dayRangeWith({ high: null, low: null }, [9])).toEqual({ high: null, low: null })
})
