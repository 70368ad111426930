import fc from 'fast-check'
import { expect, test } from 'vitest'
import { radixSortSteps, sortByIdSteps } from './bulk-sort.ts'

function finish<T>(steps: Generator<void, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

test('ids are sorted in runs that are merged', () => {
  const ids = Array.from({ length: 30_000 }, (_, n) => `id-${(n * 7919) % 30_011}`)
  const rows = finish(sortByIdSteps(Uint32Array.from(ids.keys()), ids))
  expect([...rows].map((row) => ids[row])).toEqual(ids.toSorted())
})

test('numbers of any sign and size are sorted, and equal ones keep their order', () => {
  const key = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 })).map((value) => value + 0)
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
      const rows = Uint32Array.from(keys.keys())
      const expected = [...rows].sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b))
      expect([...finish(radixSortSteps(rows, (row) => keys[row]!))]).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})
