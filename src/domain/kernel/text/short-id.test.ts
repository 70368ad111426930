import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeShortId, shortIdAlphabet } from './short-id.ts'

it('an id has its prefix, its length and no character that is taken for another', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(255)), (bytes) => {
      const id = makeShortId({ prefix: 'cv_', length: 10 }, (length) =>
        Uint8Array.from({ length }, () => Number(bytes.next().value)),
      )
      expect(id).toMatch(/^cv_[a-z2-9]{10}$/)
    }),
  )
})

it('every character is as likely as the next', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const id = makeShortId({ prefix: '', length: 238 }, () => all)
  const counts = Array.from(shortIdAlphabet, (one) => id.split(one).length - 1)
  expect(new Set(counts)).toEqual(new Set([7]))
})
