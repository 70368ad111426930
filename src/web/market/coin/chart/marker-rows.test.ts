import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from './marker-rows.ts'

test('boxes share a row while there is room, and are stacked otherwise', () => {
  expect(rowsOf([0, 20, 40], 20)).toEqual([0, 0, 0])
  expect(rowsOf([0, 5, 22, 23], 20)).toEqual([0, 1, 0, 2])
})

test('no two boxes of a row overlap, and no row is empty', () => {
  const places = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 })
  fc.assert(
    fc.property(places, (input) => {
      const lefts = input.toSorted((a, b) => a - b)
      const rows = rowsOf(lefts, 20)
      const covering = rows.flatMap((row, one) =>
        rows.flatMap((next, other) => {
          const distance = (lefts[other] ?? 0) - (lefts[one] ?? 0)
          return other > one && next === row && distance < 20 ? [[one, other]] : []
        }),
      )
      expect(covering).toEqual([])
      expect(new Set(rows).size).toBe(Math.max(-1, ...rows) + 1)
    }),
  )
})
