import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

it.each([
  ['', 1],
  ['あ'.repeat(500), 1],
  ['あ'.repeat(1_400) + ' word'.repeat(40), 3],
  ['word '.repeat(1_000), 5],
  ['ビットコインを買う。'.repeat(300), 6],
  ['!'.repeat(10_000), 1],
])('a text takes as long as it has characters and words (%#)', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

it('a longer text never takes less', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(readingMinutes(`${one}\n${other}`)).toBeGreaterThanOrEqual(readingMinutes(one))
    }),
  )
})
