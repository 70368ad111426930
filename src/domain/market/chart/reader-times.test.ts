import { expect, it } from 'vitest'
import { hourInSeconds } from '../../kernel/time/durations.ts'
import { readerTimes, sightOf } from './reader-times.ts'

it('a day of the chart begins at midnight of the reader', () => {
  const threeInTheAfternoon = Date.UTC(2026, 4, 1, 15) / 1000
  expect(readerTimes([threeInTheAfternoon], () => 9 * hourInSeconds)).toEqual([Date.UTC(2026, 4, 2) / 1000])
})

it('times rise where the clock is put back', () => {
  const times = [0, 1, 2, 3, 4].map((hours) => hours * hourInSeconds)
  const placed = readerTimes(times, (time) => (time < 2 * hourInSeconds ? 2 * hourInSeconds : hourInSeconds))
  expect(placed).toEqual([
    2 * hourInSeconds,
    3 * hourInSeconds,
    3 * hourInSeconds + 1,
    4 * hourInSeconds,
    5 * hourInSeconds,
  ])
})

it('half a label has room at both ends, as wide on a phone as on a desktop', () => {
  for (const width of [300, 900]) {
    const { from, to } = sightOf({ points: 200, width })
    const pixels = width / (to - from + 1)
    expect(-from * pixels).toBeCloseTo(32, 5)
    expect((to - 199) * pixels).toBeCloseTo(32, 5)
  }
  expect(sightOf({ points: 5, width: 0 })).toEqual({ from: -0, to: 4 })
})
