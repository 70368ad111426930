import { expect, it } from 'vitest'
import { sightOf } from './chart-sight.ts'

it('half a label has room at both ends, as wide on a phone as on a desktop', () => {
  for (const width of [300, 900]) {
    const { from, to } = sightOf({ points: 200, width })
    const pixels = width / (to - from + 1)
    expect(-from * pixels).toBeCloseTo(32, 5)
    expect((to - 199) * pixels).toBeCloseTo(32, 5)
  }
  expect(sightOf({ points: 5, width: 0 })).toEqual({ from: -0, to: 4 })
})
