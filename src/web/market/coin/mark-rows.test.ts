import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from './mark-rows.ts'

test('boxes stand in one row where there is room, and above each other where there is none', () => {
  expect(rowsOf([0, 20, 40], 20)).toEqual([0, 0, 0])
  expect(rowsOf([0, 5, 22, 23], 20)).toEqual([0, 1, 0, 2])
})

test('no two boxes of a row cover each other, and no row is left out', () => {
  const places = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 })
  fc.assert(
    fc.property(places, (given) => {
      const lefts = given.toSorted((a, b) => a - b)
      const rows = rowsOf(lefts, 20)
      for (const [one, row] of rows.entries())
        for (const other of lefts.keys())
          if (other > one && rows[other] === row)
            expect((lefts[other] ?? 0) - (lefts[one] ?? 0)).toBeGreaterThanOrEqual(20)
      expect([...new Set(rows)].toSorted()).toEqual([...new Set(rows)].map((_, row) => row))
    }),
  )
})
