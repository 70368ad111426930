import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PostingLists } from './posting-lists.ts'

const distances = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(127, 128, 16_384, 2_097_152, 5e6)),
  {
    maxLength: 400,
    size: 'max',
  },
)

test('lists that grow side by side keep every value, whatever the distances', () => {
  fc.assert(
    fc.property(fc.array(distances, { minLength: 1, maxLength: 8 }), (all) => {
      const lists = new PostingLists()
      const expected = all.map(() => [] as number[])
      const ids = all.map(() => lists.add())
      for (let n = 0; n < 400; n++) {
        for (const [i, list] of ids.entries()) {
          const distance = all[i]![n]
          if (distance === undefined) continue
          const value = lists.last(list) + distance
          lists.append(list, value)
          expected[i]!.push(value)
        }
      }
      for (const [i, list] of ids.entries()) {
        const into = new Int32Array(lists.count(list))
        lists.read(list, into)
        expect([...into]).toEqual(expected[i])
      }
    }),
    { numRuns: 50 },
  )
})

test('a list may outgrow a block of shared memory', () => {
  const lists = new PostingLists()
  const [long, other] = [lists.add(), lists.add()]
  for (let n = 0; n < 700_000; n++) lists.append(n % 5 === 0 ? other : long, n)
  const into = new Int32Array(lists.count(other))
  lists.read(other, into)
  expect(into.every((value, i) => value === i * 5)).toBe(true)
})
