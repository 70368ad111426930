import { expect, it } from 'vitest'
import { movedChange } from './moved-change.ts'

it('a change is updated with the price', () => {
  expect(movedChange({ percent: 10, from: 110, to: 121 })).toBeCloseTo(21, 9)
  expect(movedChange({ percent: -50, from: 5, to: 10 })).toBeCloseTo(0, 9)
})

it('unknown prices leave the change as it is', () => {
  expect(movedChange({ percent: null, from: 1, to: 2 })).toBeNull()
  expect(movedChange({ percent: 3, from: null, to: 2 })).toBe(3)
  expect(movedChange({ percent: 3, from: 1, to: null })).toBe(3)
})
