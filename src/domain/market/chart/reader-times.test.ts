import { expect, it } from 'vitest'
import { readerTimes, sightOf } from './reader-times.ts'

const hour = 3600

it('a day of the chart begins at midnight of the reader', () => {
  const threeInTheAfternoon = Date.UTC(2026, 4, 1, 15) / 1000
  expect(readerTimes([threeInTheAfternoon], () => 9 * hour)).toEqual([Date.UTC(2026, 4, 2) / 1000])
})

it('times rise where the clock is put back', () => {
  const times = [0, 1, 2, 3, 4].map((hours) => hours * hour)
  const placed = readerTimes(times, (time) => (time < 2 * hour ? 2 * hour : hour))
  expect(placed).toEqual([2 * hour, 3 * hour, 3 * hour + 1, 4 * hour, 5 * hour])
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
