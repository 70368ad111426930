import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('black on white is 21 to 1, whichever comes first', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21)
  expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBeCloseTo(21)
})

test('the accent on paper passes AA', () => {
  expect(contrast('rgb(23, 72, 138)', 'rgb(251, 250, 246)')).toBeGreaterThan(4.5)
})
